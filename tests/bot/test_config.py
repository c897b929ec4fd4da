"""Settings: defaults, everything wrong at once, and a `.env.example` that tells the truth."""

from pathlib import Path

import pytest

from bot.cli.complaint import Complaint
from bot.cli.settings import settings
from bot.config import ConfigError, read_config, read_env
from bot.settings import SETTINGS, Shards

EXAMPLE = Path(__file__).parent.parent.parent / ".env.example"


def test_the_example_shows_every_setting_with_its_default() -> None:
    assert read_env(EXAMPLE) == {name: setting.default for name, setting in SETTINGS.items()}


def test_the_example_is_a_valid_file() -> None:
    assert read_config(read_env(EXAMPLE)) == read_config({})


def test_every_setting_in_the_example_is_explained() -> None:
    for block in EXAMPLE.read_text("utf-8").split("\n\n"):
        assert "=" not in block or block.lstrip().startswith("#"), block


def test_the_page_is_on_while_no_token_is_set() -> None:
    tokens: list[dict[str, str]] = [{}, {"DISCORD_TOKEN": "t"}, {"TELEGRAM_TOKEN": "t"}]
    assert [read_config(env).web_enabled for env in tokens] == [True, False, False]


@pytest.mark.parametrize(("word", "on"), [("yes", True), ("ON", True), ("0", False)])
def test_the_page_can_be_switched(word: str, on: bool) -> None:
    assert read_config({"DISCORD_TOKEN": "t", "WEB_ENABLED": word}).web_enabled is on


def test_values_arrive_in_the_shape_they_are_used_in() -> None:
    config = read_config(
        {
            "DISCORD_API_URL": "http://127.0.0.1:9/api/v10/",
            "DISCORD_SHARDS": "0,1/4",
            "TELEGRAM_API_URL": "http://[::1]:9/",
            "METRICS_PORT": "9100",
            "LOG_LEVEL": "DEBUG",
            "WEB_PORT": " 0 ",
        }
    )
    assert config.discord_api_url == "http://127.0.0.1:9/api/v10"
    assert config.discord_shards == Shards((0, 1), 4)
    assert config.telegram_api_url == "http://[::1]:9"
    assert (config.metrics_port, config.log_level, config.web_port) == (9100, "debug", 0)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "two words"),
        ("DISCORD_API_URL", "https://discord.com/api"),
        ("DISCORD_SHARDS", "4/4"),
        ("DISCORD_SHARDS", "1,1/4"),
        ("DISCORD_SHARDS", "0-3"),
        ("TELEGRAM_API_URL", "ftp://example.org"),
        ("TELEGRAM_API_URL", "http://[::1"),
        ("TELEGRAM_API_URL", "http://"),
        ("TELEGRAM_WEBHOOK_SECRET", "ä"),
        ("DATABASE_URL", "mysql://db"),
        ("DATABASE_URL", "sqlite:///"),
        ("WEB_ENABLED", "maybe"),
        ("WEB_PORT", "65536"),
        ("WEB_PORT", "-1"),
        ("WEB_PORT", "٨٠"),
        ("METRICS_PORT", "x"),
        ("LOG_LEVEL", "loud"),
        ("LOG_FORMAT", "xml"),
    ],
)
def test_a_wrong_value_is_reported_by_name(name: str, value: str) -> None:
    with pytest.raises(ConfigError) as error:
        read_config({name: value})
    assert error.value.wrong == [f"{name} {SETTINGS[name].must}"]


def test_all_problems_are_reported_at_once() -> None:
    env = {"TELEGRAM_WEBHOOK_URL": "example.org", "WEB_PORT": "x", "LOG_LEVEL": "loud"}
    with pytest.raises(ConfigError) as error:
        read_config(env)
    named = [sentence.split()[0] for sentence in error.value.wrong]
    assert named == ["TELEGRAM_WEBHOOK_URL", "WEB_PORT", "LOG_LEVEL"]


def test_secrets_are_neither_shown_nor_forgotten() -> None:
    env = {
        "DISCORD_TOKEN": "d1sc0",
        "TELEGRAM_TOKEN": "t3l3",
        "TELEGRAM_WEBHOOK_SECRET": "h00k",
        "DATABASE_URL": "postgresql://me:pass%2Fword@db/x",
    }
    config = read_config(env)
    assert config.secrets() == ("d1sc0", "t3l3", "h00k", "pass%2Fword", "pass/word")
    assert not any(secret in repr(config) for secret in config.secrets())


def test_an_env_file_may_quote_and_comment(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_text(
        "\ufeff# a comment\n\nexport A=1\nB = two words # said so\nC='x # y' # z\nD=\"\"\nE=a#b\n",
        "utf-8",
    )
    assert read_env(path) == {"A": "1", "B": "two words", "C": "x # y", "D": "", "E": "a#b"}


def test_no_env_file_sets_nothing(tmp_path: Path) -> None:
    assert read_env(tmp_path / ".env") == {}


def test_an_env_file_names_its_bad_lines(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_text("A=1\nnonsense\n=2\n", "utf-8")
    with pytest.raises(ConfigError) as error:
        read_env(path)
    assert error.value.wrong == [f"{path} line {line} must be NAME=value" for line in (2, 3)]


def test_an_unreadable_env_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_bytes(b"A=\xff")
    for place, reason in ((tmp_path, "Is a directory"), (path, "it is not UTF-8 text")):
        with pytest.raises(ConfigError) as error:
            read_env(place)
        assert error.value.wrong == [f"{place} cannot be read: {reason}"]


def test_the_environment_wins_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("WEB_PORT=1\nWEB_HOST=example.org\n", "utf-8")
    monkeypatch.setenv("WEB_PORT", "2")
    config = settings(tmp_path / ".env")
    assert (config.web_host, config.web_port) == ("example.org", 2)


def test_a_command_complains_of_all_settings_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WEB_PORT", "x")
    monkeypatch.setenv("LOG_FORMAT", "xml")
    with pytest.raises(Complaint, match=r"WEB_PORT must .*; LOG_FORMAT must") as complaint:
        settings(tmp_path / ".env")
    assert complaint.value.code == 2
