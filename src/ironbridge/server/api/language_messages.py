"""Localization endpoints: the list of languages, and the page's messages in each."""

from litestar import Response, get
from litestar.params import FromPath

from ironbridge.i18n.bundles import PAGE, PAGE_PARTS
from ironbridge.i18n.language import HOME, language_data, languages
from ironbridge.i18n.typography import typeset
from ironbridge.server.api.language_schemas import LanguageCard, LanguageMessages, NameReplacement
from ironbridge.server.problems import Problem


@get("/api/languages", sync_to_thread=False)
def language_cards() -> list[LanguageCard]:
    """Returns the languages, English first."""
    return [LanguageCard(code=code, name=language_data(code).name) for code in languages()]


@get("/api/languages/{code:str}/messages", sync_to_thread=False)
def page_messages(code: FromPath[str]) -> Response[LanguageMessages]:
    """Returns the page's messages in a language, as Fluent source, and its rules for names."""
    if code not in languages():
        raise Problem(404, "no-language")
    paths = [HOME / code / name for name in (PAGE, PAGE_PARTS)]
    source = "\n".join(path.read_text("utf-8") for path in paths if path.is_file())
    source = typeset(code, source)
    forms = {
        case: [NameReplacement(pattern=one.pattern, replacement=text) for one, text in rows]
        for case, rows in language_data(code).names.replacements.items()
    }
    found = LanguageMessages(code=code, messages=source, name_forms=forms)
    return Response(found, headers={"cache-control": "public, max-age=3600"})


HANDLERS = [language_cards, page_messages]
