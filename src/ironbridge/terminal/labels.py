"""The few words of the terminal itself; everything about the game is said by ``words``."""

from collections.abc import Mapping
from typing import Final

LABELS: Final[Mapping[str, tuple[str, str, str]]] = {
    # label: English, French, Russian
    "seat": ("seat", "siège", "место"),
    "you": ("you", "vous", "вы"),
    "player": ("player {}", "joueur {}", "игрок {}"),
    "your house": ("your house", "votre maison", "ваш дом"),
    "tile": ("tile", "tuile", "жетон"),
    "tiles": ("tiles", "tuiles", "жетоны"),
    "next tile": ("next tile", "tuile suivante", "следующий жетон"),
    "price": ("price", "prix", "цена"),
    "needs": ("needs", "besoins", "нужно"),
    "cubes": ("cubes", "cubes", "кубики"),
    "beer": ("beer", "bière", "пиво"),
    "card": ("card", "carte", "карта"),
    "market prices": ("market prices", "prix du marché", "цены рынка"),
    "no board": (
        "b shows the whole board, m what everyone can build, ? everything else",
        "b : tout le plateau, m : ce que chacun peut construire, ? : tout le reste",
        "b — всё поле, m — кто что может построить, ? — остальное",
    ),
    "after": (
        "board, log, record FILE, save FILE, quit:",
        "board, log, record FICHIER, save FICHIER, quit :",
        "board, log, record ФАЙЛ, save ФАЙЛ, quit:",
    ),
    "keep": (
        "Keep the game? A file name, or Enter to leave without it:",
        "Garder la partie ? Un nom de fichier, ou Entrée pour partir sans :",
        "Сохранить партию? Имя файла или Enter, чтобы уйти без неё:",
    ),
    "money": ("money", "argent", "деньги"),
    "income": ("income", "revenu", "доход"),
    "points": ("points", "points", "очки"),
    "spent": ("spent", "dépensé", "трата"),
    "cards": ("cards", "cartes", "карты"),
    "links": ("links", "liens", "пути"),
    "era": ("{} era", "ère : {}", "эпоха: {}"),
    "round": ("round {}", "tour {}", "раунд {}"),
    "actions": ("actions left: {}", "actions restantes : {}", "осталось действий: {}"),
    "pile": ("pile {}", "pioche {}", "колода {}"),
    "hand": ("Hand", "Main", "Рука"),
    "empty": ("(empty)", "(vide)", "(пусто)"),
    "market": ("next {}", "suivant {}", "следующий {}"),
    "begun": ("Begun", "Commencé", "Начато"),
    "more": ("Other", "Autres", "Прочее"),
    "look away": (
        "Pass the screen to {}, then press Enter.",
        "Passez l'écran à {}, puis appuyez sur Entrée.",
        "Передайте экран: {}, затем нажмите Enter.",
    ),
    "over": ("The game is over.", "La partie est terminée.", "Игра окончена."),
    "place": ("place", "rang", "место"),
    "tie": ("Ties were broken by {}.", "Égalité départagée par : {}.", "Ничью решило: {}."),
    "shared": ("A place is shared.", "Une place est partagée.", "Место разделено."),
    "no number": (
        "There is no choice {}; the numbers go from 1 to {}.",
        "Il n'y a pas de choix {} ; les numéros vont de 1 à {}.",
        "Нет выбора {}: номера от 1 до {}.",
    ),
    "allowed": ("That is allowed.", "C'est permis.", "Это разрешено."),
    "why what": (
        "Say what: why build coal Dudley.",
        "Dites quoi : why build coal Dudley.",
        "Скажите, что: why build coal Dudley.",
    ),
    "preview what": (
        "Say what: preview build coal Dudley.",
        "Dites quoi : preview build coal Dudley.",
        "Скажите, что: preview build coal Dudley.",
    ),
    "assumed": (
        "Taken for granted: {}.",
        "Supposé : {}.",
        "Подразумевается: {}.",
    ),
    "file": ("Say which file.", "Dites quel fichier.", "Назовите файл."),
    "written": ("Written to {}.", "Écrit dans {}.", "Записано в {}."),
    "loaded": ("Loaded from {}.", "Chargé depuis {}.", "Загружено из {}."),
    "language": (
        "The terminal speaks {}.",
        "Le terminal parle {}.",
        "Терминал говорит на: {}.",
    ),
    "taken back": ("Taken back.", "Annulé.", "Отменено."),
    "bye": ("Goodbye.", "Au revoir.", "До свидания."),
    "nothing yet": ("Nothing has happened yet.", "Rien ne s'est encore passé.", "Ещё ничего."),
    "free": ("free to lay", "libres", "свободны"),
    "cut": (
        "{} choices: type '{}' to see them",
        "{} choix : tapez « {} » pour les voir",
        "вариантов: {}; введите «{}», чтобы увидеть",
    ),
    "ask help": ("? for help", "? pour l'aide", "? — помощь"),
}

HELP: Final[tuple[tuple[str, tuple[str, str, str]], ...]] = (
    ("7", ("play choice 7", "jouer le choix 7", "сыграть выбор 7")),
    (
        "build coal …",
        (
            "play an action by its text, whole or in part",
            "jouer une action par son texte, entier ou en partie",
            "сыграть действие текстом, целиком или частично",
        ),
    ),
    ("why ACTION", ("why it is not allowed", "pourquoi c'est interdit", "почему нельзя")),
    (
        "preview ACTION",
        (
            "what it would do and cost",
            "ce que cela ferait et coûterait",
            "что будет и сколько стоит",
        ),
    ),
    ("reset", ("take the whole turn back", "annuler tout le tour", "отменить весь ход")),
    ("undo", ("take the last choice back", "annuler le dernier choix", "отменить выбор")),
    ("board, b", ("the whole board", "tout le plateau", "всё поле")),
    ("ways, w", ("every place and where links lead", "lieux et liens", "места и пути")),
    (
        "mat, m",
        (
            "what every seat can still build",
            "ce que chacun peut encore construire",
            "кто что ещё может построить",
        ),
    ),
    (
        "printed, p",
        (
            "everything printed: tiles, prices, cards",
            "tout ce qui est imprimé : tuiles, prix, cartes",
            "всё напечатанное: жетоны, цены, карты",
        ),
    ),
    ("hand, h", ("your cards and the choices", "vos cartes et les choix", "карты и выбор")),
    ("log [N]", ("what happened lately", "ce qui s'est passé", "что было")),
    ("text", ("the position as text", "la position en texte", "позиция текстом")),
    ("save FILE", ("write the position", "écrire la position", "записать позицию")),
    ("record FILE", ("write the whole game", "écrire la partie", "записать партию")),
    ("load FILE", ("go on from such a file", "reprendre un fichier", "продолжить из файла")),
    ("language fr|ru|en", ("change the language", "changer de langue", "сменить язык")),
    ("quit", ("leave", "quitter", "выйти")),
)
LANGUAGES: Final = ("en", "fr", "ru")


def label(name: str, language: str, *parts: object) -> str:
    """A word or sentence in a language."""
    return LABELS[name][LANGUAGES.index(language)].format(*parts)
