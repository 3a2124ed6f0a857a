// What the rules, the records and the server refuse, in Portuguese: the pattern of the sentence, and the same with
// the arguments in the same order. Loaded only where Portuguese is spoken.

export const FAULTS: Record<string, string> = {
  "option \"%s\": expected key=value": "opção \"%s\": esperava-se chave=valor",
  "option %s is given twice": "a opção %s aparece duas vezes",
  "%s has no option \"%s\"; it has %s": "%s não tem a opção \"%s\"; tem %s",
  "option %s: \"%s\" is not one of %s": "opção %s: \"%s\" não é um valor de %s",
  "the board has %d rows, expected %d": "o tabuleiro tem %d linhas, esperavam-se %d",
  "the board has %d rows, expected %d to %d": "o tabuleiro tem %d linhas, esperavam-se de %d a %d",
  "the board has %d rows, expected %d or %d": "o tabuleiro tem %d linhas, esperavam-se %d ou %d",
  "row %d: \"%s\" is neither a number nor one of %s": "linha %d: \"%s\" não é um número nem um destes: %s",
  "row %d has %d squares, expected %d": "a linha %d tem %d casas, esperavam-se %d",
  "row %d: the number %s begins with 0": "linha %d: o número %s começa por 0",
  "\"%s\" is no square; the squares are a1 to %s": "\"%s\" não é uma casa; as casas vão de a1 a %s",
  "words are separated by single spaces: %s": "as palavras separam-se por um só espaço: %s",
  "%d words, expected %d: %s": "número de palavras: %d em vez de %d: %s",
  "%d words, expected %d to %d: %s": "número de palavras: %d em vez de %d a %d: %s",
  "word %d: \"%s\" is none of %s": "palavra %d: \"%s\" não é nenhum destes: %s",
  "word %d: \"%s\" is not a number from %d to %d": "palavra %d: \"%s\" não é um número de %d a %d",
  "komi: \"%s\" is no number of points such as 1.5": "komi: \"%s\" não é um número de pontos como 1.5",
  "komi: %s is not decided by points alone": "komi: %s não se decide só por pontos",
  "the game is over": "o jogo já acabou",
  "%s is not empty": "%s não está vazia",
  "\"%s\" can mean %s": "\"%s\" pode querer dizer %s",
  "<board> <x|o> <stock of x> <stock of o>": "<tabuleiro> <x|o> <reserva de x> <reserva de o>",
  "<values> <pieces> <x|o> <stock of x> <stock of o>":
    "<valores> <peças> <x|o> <reserva de x> <reserva de o>",
  "<board> <x|o> <moves since the last clone> [<number of the move, ignored>]":
    "<tabuleiro> <x|o> <jogadas desde a última clonagem> [<número da jogada, ignorado>]",
  "<board> <c|d> <place|remove|again> <turns of cats> <turns of dogs>":
    "<tabuleiro> <c|d> <place|remove|again> <turnos dos gatos> <turnos dos cães>",
  "<board> <swap|towers|choose|l|d> <1|2|-> <streak> <light passes>/<dark passes> <quiet>":
    "<tabuleiro> <swap|towers|choose|l|d> <1|2|-> <série> <passes das claras>/<passes das escuras> <turnos sem afundar>",
  "row %d is full": "a linha %d está cheia",
  "column %d is full": "a coluna %d está cheia",
  "\"%s\" is no move; expected left, right, up or down and a line from 1 to 7, such as left3":
    "\"%s\" não é uma jogada; esperava-se left, right, up ou down (esquerda, direita, cima, baixo) e uma linha de 1 a 7, como left3",
  "x is to move, so the stocks must be equal, and not %d and %d":
    "joga x, por isso as reservas têm de ser iguais, e não %d e %d",
  "o is to move, so x must have one less in stock than o, and not %d to %d":
    "joga o, por isso x tem de ter na reserva um a menos do que o, e não %d contra %d",
  "%s has %d marbles on the board and %d in stock, together %d instead of %d":
    "%s tem %d berlindes no tabuleiro e %d na reserva, ao todo %d em vez de %d",
  "option size: the board of values=%s has sides of %d, not of %d":
    "opção size: o tabuleiro de values=%s tem lados de %d, não de %d",
  "the values have %d rows, expected %d to %d": "os valores têm %d linhas, esperavam-se de %d a %d",
  "row %d of the values: \"%s\" is not all digits": "linha %d dos valores: \"%s\" não é só algarismos",
  "row %d of the values has %d squares, expected %d": "a linha %d dos valores tem %d casas, esperavam-se %d",
  "%s has %d pieces on the board and %d in stock, together %d, but only %d are in the game":
    "%s tem %d peças no tabuleiro e %d na reserva, ao todo %d, mas só há %d no jogo",
  "\"%s\" is no move; expected h or v and a square, such as he4":
    "\"%s\" não é uma jogada; esperava-se h ou v e uma casa, como he4",
  "%s holds a piece of your own": "em %s está uma peça sua",
  "cats to act have finished as many turns as dogs, or one fewer, not %d and %d":
    "se jogam os gatos, tiveram tantos turnos como os cães ou um a menos, não %d e %d",
  "dogs to act have finished as many turns as cats, or one fewer, not %d and %d":
    "se jogam os cães, tiveram tantos turnos como os gatos ou um a menos, não %d e %d",
  "dogs have no step remove": "os cães não têm o passo remove",
  "step remove: there is no dog on the board": "passo remove: não há nenhum cão no tabuleiro",
  "step remove: the game is over, which has the step place":
    "passo remove: o jogo acabou, e então o passo é place",
  "cats have no step again": "os gatos não têm o passo again",
  "step again: there is no room for a dog": "passo again: não há lugar para um cão",
  "without specials the step is always place": "sem turnos especiais o passo é sempre place",
  "after %d turns the next is not special: the step is place":
    "depois de %d turnos o seguinte não é especial: o passo é place",
  "who is to take a dog may not pass": "quem tem de tirar um cão não pode passar",
  "who can place an animal may not pass": "quem pode pôr um animal não pode passar",
  "no dog is to be taken now: write a square alone to place":
    "agora não se tira nenhum cão: escreva só uma casa para pôr um animal",
  "no dog is on %s": "não há nenhum cão em %s",
  "a dog is to be taken first: write x and its square": "primeiro tira-se um cão: escreva x e a casa dele",
  "%s is an obstacle": "%s é um obstáculo",
  "%s: a dog next to a cat on %s": "%s: um cão ao lado de um gato em %s",
  "%s: a cat next to a dog on %s": "%s: um gato ao lado de um cão em %s",
  "option gaps: %s is named twice": "opção gaps: %s aparece duas vezes",
  "option gaps: %s is a starting corner": "opção gaps: %s é um canto de partida",
  "who can clone or jump may not pass": "quem pode clonar ou saltar não pode passar",
  "\"%s\" is no move; expected a square to clone to (b2), two to jump (a1c3), or pass":
    "\"%s\" não é uma jogada; esperava-se uma casa para clonar (b2), duas para saltar (a1c3), ou pass",
  "%s is a gap": "%s é uma casa que falta",
  "none of your microbes is next to %s": "nenhum micróbio seu está ao lado de %s",
  "no microbe of yours is on %s": "não há nenhum micróbio seu em %s",
  "%s is next to %s: write %s alone to clone": "%s está ao lado de %s: escreva só %s para clonar",
  "a microbe on %s cannot jump to %s": "um micróbio em %s não pode saltar para %s",
  "\"%s\" is no swap; expected swap and an odd number from %d to %d":
    "\"%s\" não é uma troca; esperava-se swap e um número ímpar de %d a %d",
  "the tiles on the places %d and %d have been swapped before":
    "as peças nos lugares %d e %d já foram trocadas",
  "%s: a light tower on a dark square": "%s: uma torre clara num quadrado escuro",
  "%s: a dark tower on a light circle": "%s: uma torre escura num círculo claro",
  "\"%s\" is no side; expected light or dark":
    "\"%s\" não é um lado; esperava-se light (claras) ou dark (escuras)",
  "\"%s\" is no move; expected a1-b2 (tower), a1=b2 (slide), xb2 (sink) or pass":
    "\"%s\" não é uma jogada; esperava-se a1-b2 (torre), a1=b2 (deslizar), xb2 (afundar) ou pass",
  "%s is not next to a tower of yours": "%s não está ao lado de uma torre sua",
  "%s has no open side": "%s não tem nenhum lado aberto",
  "without %s the tiles would not be connected": "sem %s as peças não ficariam ligadas",
  "%s is on no island that the tower on %s belongs to":
    "%s não está em nenhuma ilha a que pertença a torre em %s",
  "%s lies outside the rectangle that holds all tiles":
    "%s fica fora do retângulo que contém todas as peças",
  "no way over empty squares leads from %s to %s": "nenhum caminho por casas vazias leva de %s a %s",
  "with the tile of %s on %s the tiles would not be connected":
    "com a peça de %s em %s as peças não ficariam ligadas",
  "no tower of yours stands on %s": "não há nenhuma torre sua em %s",
  "there is no tile on %s": "não há nenhuma peça em %s",
  "a tower stands on %s": "há uma torre em %s",
  "word %d: the numbers must ascend, but %d follows %d":
    "palavra %d: os números têm de ser crescentes, mas %d vem depois de %d",
  "word %d: %d is not the odd number of a pair": "palavra %d: %d não é o número ímpar de um par",
  "word %d: \"%s\" is not two numbers with / between them":
    "palavra %d: \"%s\" não são dois números com / no meio",
  "word %d: \"%s\" is neither - nor l or d with a number from %d to %d":
    "palavra %d: \"%s\" não é - nem l ou d com um número de %d a %d",
  "the board holds no tile": "o tabuleiro não tem nenhuma peça",
  "the tiles are not connected: no way over tiles leads from %s to %s":
    "as peças não estão ligadas: nenhum caminho por peças leva de %s a %s",
  "%d light and %d dark towers, expected %d and %d": "%d torres claras e %d escuras, esperavam-se %d e %d",
  "%s holds a tile, but is no numbered place": "%s tem uma peça, mas não é um lugar numerado",
  "%s, the place with the number %d, is empty": "%s, o lugar com o número %d, está vazio",
  "all pairs have been swapped: the second word is towers":
    "todos os pares foram trocados: a segunda palavra é towers",
  "no colour and no shape is one island: the second word is towers":
    "nenhuma cor e nenhuma forma é uma só ilha: a segunda palavra é towers",
  "%d light and %d dark towers: two light ones are placed first, then two dark ones":
    "%d torres claras e %d escuras: primeiro põem-se duas claras, depois duas escuras",
  "too few tiles on which %d light and %d dark towers could still be placed":
    "não há peças que cheguem para pôr ainda %d torres claras e %d escuras",
  "byte %02X is not UTF-8": "o byte %02X não é UTF-8",
  "expected the name of a tag, letters, digits and _, not \"%s\"":
    "esperava-se o nome de uma etiqueta, letras, algarismos e _, não \"%s\"",
  "expected the value of tag %s in quotation marks": "esperava-se o valor da etiqueta %s entre aspas",
  "expected ] after the value of tag %s": "esperava-se ] depois do valor da etiqueta %s",
  "tag %s is given twice": "a etiqueta %s aparece duas vezes",
  "tag %s is missing": "falta a etiqueta %s",
  "there is no game \"%s\"; there are %s": "não há nenhum jogo \"%s\"; há %s",
  "the seed \"%s\" is not a whole number of 64 bits": "a semente \"%s\" não é um número inteiro de 64 bits",
  "tag %s is missing, and tag %s too": "falta a etiqueta %s, e também a etiqueta %s",
  "tag %s says %s, the moves end with %s": "a etiqueta %s diz %s, as jogadas acabam com %s",
  "the result is given as %s, but in the last position it is %s":
    "o resultado indicado é %s, mas na última posição é %s",
  "%s has no score": "%s não tem pontuação",
  "tag %s says %s, the last position says %s": "a etiqueta %s diz %s, a última posição diz %s",
  "tag %s says %s, which cannot lead to the result %s":
    "a etiqueta %s diz %s, o que não pode levar ao resultado %s",
  "a game that goes on has no tag %s": "um jogo por acabar não tem a etiqueta %s",
  "the last position is not over: tag %s must say why the result is %s":
    "o jogo não acabou na última posição: a etiqueta %s tem de dizer porque é que o resultado é %s",
  "the last position is not over, so tag %s must be one of %s":
    "o jogo não acabou na última posição, por isso a etiqueta %s tem de ser um destes: %s",
  "expected a move or the result: first, second, draw or *":
    "esperava-se uma jogada ou o resultado: first, second, draw ou *",
  "variations are nested more than %d deep": "há mais de %d variantes umas dentro das outras",
  "the %s that opens here is never closed": "o %s que abre aqui nunca fecha",
  "expected a move or the ) that closes the variation": "esperava-se uma jogada ou o ) que fecha a variante",
  "a variation without a move": "uma variante sem nenhuma jogada",
  "the file ends in the middle of a text": "o ficheiro acaba a meio de um texto",
  "after a backslash stands one of \\ \" } n, or u and four hexadecimal digits":
    "depois de uma barra invertida tem de estar um destes: \\ \" } n, ou u e quatro algarismos hexadecimais",
  "choose one of the marked squares": "escolha uma das casas marcadas",
  "no square is chosen": "não está escolhida nenhuma casa",
  "%s has no level \"%s\"": "%s não tem o nível \"%s\"",
  "level %s cannot play here with these options": "o nível %s não sabe jogar aqui com estas opções",
  "\"%s\" is no number": "\"%s\" não é um número",
  "no game ends as %s by \"%s\"": "nenhum jogo acaba como %s por \"%s\"",
  "%s has no level \"%s\" that plays here": "%s não tem nenhum nível \"%s\" que jogue aqui",
  "level \"%s\" does not play with these options": "o nível \"%s\" não joga com estas opções",
  "the game would be over at once": "o jogo acabaria logo ao começar",
  "it is the other's turn": "é a vez do adversário",
  "this is not the move of ply %d; the next ply is %d": "isto não é a jogada número %d; a seguinte é a %d",
  "the game waits for a second player": "o jogo espera por um segundo jogador",
  "after %d moves a game cannot be aborted any more": "depois de %d jogadas já não se pode cancelar o jogo",
  "the computer plays on": "o computador continua a jogar",
  "a draw was declined; it can be offered again at ply %d":
    "o empate foi recusado; pode voltar a propor-se na jogada %d",
  "a draw can be offered after %d moves": "só se pode propor empate depois de %d jogadas",
  "there is no offer to accept": "não há nenhuma proposta para aceitar",
  "there is no offer to decline": "não há nenhuma proposta para recusar",
  "you have made no move to take back": "ainda não fez nenhuma jogada que se possa desfazer",
  "the game is not over yet": "o jogo ainda não acabou",
  "there was no second player": "não houve segundo jogador",
  "the other is there and has time left": "o adversário está presente e ainda tem tempo",
  "the other has %d more seconds to come back": "o adversário tem ainda %d segundos para voltar",
  "the other seat is taken": "o outro lugar já está ocupado",
  "this invitation is not for this game": "este convite não é para este jogo",
  "a token has at least 32 of the characters A-Z, a-z, 0-9, _ and -":
    "uma chave tem pelo menos 32 dos caracteres A-Z, a-z, 0-9, _ e -",
  "this token opens no seat of this game": "esta chave não abre nenhum lugar deste jogo",
  "this needs a seat: send watch with its token before":
    "isto exige um lugar: envie antes watch com a chave dele",
  "this needs the header Authorization: Bearer TOKEN": "isto exige o cabeçalho Authorization: Bearer TOKEN",
  "too much happens in this game at once": "acontece demasiado ao mesmo tempo neste jogo",
  "there is no such game": "esse jogo não existe",
  "there is nothing here": "aqui não há nada",
  "that is more than the limit %s=%d allows": "é mais do que permite o limite %s=%d",
  "that is larger than the limit %s=%d": "é maior do que o limite %s=%d",
  "%d searches at once are the limit (searches)": "o limite são %d pesquisas ao mesmo tempo (searches)",
  "something went wrong here": "algo correu mal no servidor",
  "something went wrong": "algo correu mal",
  "the database does not do what it must": "a base de dados não faz o que deve",
  "the server closes": "o servidor vai fechar",
  "this server is not called by that name": "este servidor não atende por esse nome",
  "pages of other sites may not do that": "as páginas de outros sítios não podem fazer isso",
  "here one can only %s": "aqui só se pode %s",
  "game %d is not over; the archive keeps what is":
    "o jogo %d não acabou; o arquivo só guarda os que acabaram",
  "the body must be %s": "o corpo tem de ser %s",
  "the body is not UTF-8": "o corpo não é UTF-8",
  "this is not JSON: %s": "isto não é JSON: %s",
  "a JSON object is expected": "espera-se um objeto JSON",
  "unknown field \"%s\"": "campo desconhecido \"%s\"",
  "a string is expected as \"%s\"": "espera-se um texto em \"%s\"",
  "a whole number is expected as \"%s\"": "espera-se um número inteiro em \"%s\"",
  "an object is expected as \"%s\"": "espera-se um objeto em \"%s\"",
  "a list of at most %d strings is expected as \"%s\"":
    "espera-se uma lista de no máximo %d textos em \"%s\"",
  "a string of at most %d characters is expected": "espera-se um texto de no máximo %d caracteres",
  "\"%s\" has more than %d characters": "\"%s\" tem mais de %d caracteres",
  "\"%s\" is one of %s": "\"%s\" é um destes: %s",
  "\"%s\" is a number from %d to %d": "\"%s\" é um número de %d a %d",
  "\"%s\" is a number from 1 to %d": "\"%s\" é um número de 1 a %d",
  "\"%s\" is a day such as 2026-03-21": "\"%s\" é um dia como 2026-03-21",
};
