// Words of the first page.

import { area } from "./text.ts";

export const homeText = area({
  en: {
    "continue": "Continue",
    "continue-local": "Move {0}, on this device",
    "at-move": "move {0}",
    "turn-yours": "your turn",
    "turn-other": "waiting for the other",
    "waiting": "waiting for a friend",
    "over": "over",
    "friend": "Play with a friend",
    "friend-sentence": "Two browsers, one link. Nobody needs an account.",
    "friend-do": "Choose the game",
    "analyse": "Analyse",
    "analyse-sentence": "Any position of any game: best moves, how sure, and why.",
    "archive": "Archive",
    "archive-sentence": "All games you finished, to be found, replayed, taken along.",
    "no-server-friend":
      "This copy of the page has no server. Start “quinas serve” and open the address it prints to play with somebody elsewhere.",
  },
  pt: {
    "continue": "Continuar",
    "continue-local": "Jogada {0}, neste aparelho",
    "at-move": "jogada {0}",
    "turn-yours": "é a sua vez",
    "turn-other": "à espera do outro",
    "waiting": "à espera de um amigo",
    "over": "acabou",
    "friend": "Jogar com um amigo",
    "friend-sentence": "Dois navegadores, uma ligação. Ninguém precisa de conta.",
    "friend-do": "Escolher o jogo",
    "analyse": "Analisar",
    "analyse-sentence": "Qualquer posição de qualquer jogo: as melhores jogadas, com que certeza e porquê.",
    "archive": "Arquivo",
    "archive-sentence": "Todas as partidas que acabou: procurar, rever, levar consigo.",
    "no-server-friend":
      "Esta cópia da página não tem servidor. Inicie “quinas serve” e abra o endereço que ele mostra para jogar com alguém noutro lugar.",
  },
});
