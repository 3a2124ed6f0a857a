// The rules of the five games in friendly words; the sheets in docs/rules are the exact ones.
// `*so*` is emphasis, `` `so` `` is notation.

import { area } from "./text.ts";

export const rules = area({
  en: {
    title: "Rules of {0}",
    goal: "The goal",
    setup: "Setting up",
    turn: "Your turn",
    special: "Special turns",
    end: "The end",
    variants: "Variants",
    notation: "Notation",
    options: "Options",
    "options-lead": "Chosen before the game, never changed in it. The first is what the game starts with.",
    standard: "standard",
    range: "{0} to {1}",
    contents: "Contents",
    "try-it": "Play it",
    "set-it-up": "Set up a position",
    close: "Close",
    "figure-play": "Play",
    "figure-again": "Once more",
    "figure-pause": "Pause",
    "figure-back": "One move back",
    "figure-forward": "One move on",
    "figure-step": "{0} of {1}: {2}",
    "figure-start": "before the first move",
    "figure-open": "Analyse",
    "figure-failed": "This figure could not be drawn: {0}",
    squares:
      "Columns have letters from the left, rows have numbers *from the top*: `a1` is the top left corner.",

    "shiftago-goal":
      "Seven by seven grooves, 22 glass marbles each. Get *five or more of yours in an unbroken line*: across, down or diagonally.",
    "shiftago-turn":
      "Choose an edge and a row or column that still has a gap, and push one of your marbles in. If somebody lies there already, that marble and all directly behind it move on by one.",
    "shiftago-gap":
      "They move *up to the first gap*; what lies beyond it stays. Nothing ever leaves the board, and your push moves the other side's marbles as well as your own.",
    "shiftago-line": "*Five in a line* of the player who has just moved: he wins.",
    "shiftago-marbles":
      "*Out of marbles*: who has pushed in his last marble without a line loses at once. With the option `empty=draw` the game is drawn when both have run out.",
    "shiftago-other":
      "If your push completes a line of the *other* colour, nothing happens yet. If it still stands after its owner's next move, he wins then.",
    "shiftago-moves":
      "A move is the edge and the number of the line, counted from the top or from the left: `left3`, `right7`, `up1` (in from above), `down4` (in from below).",
    "shiftago-position":
      "A position is the board row by row, who moves, and the marbles left: `7/7/7/7/7/7/7 x 22 22`. A number stands for so many empty squares, `x` is Blue, `o` is Red.",

    "syrtis-goal":
      "Tiles on sinking sand. Each is light or dark and shows a circle or a square. *Light* owns light tiles and circles, *Dark* owns dark tiles and squares. Make all tiles of your colour, or all of your shape, *one island*.",
    "syrtis-islands":
      "An island is tiles of one colour, or of one shape, that touch along their sides. Every tile is in two islands: one of its colour, one of its shape.",
    "syrtis-swap":
      "*Swapping.* While all tiles of a colour or a shape are already one island, the first player swaps the two tiles of a mirrored pair, each pair at most once.",
    "syrtis-towers":
      "*Towers.* The first player places the two light round towers, then the two dark square ones, each on a tile that has the tower's colour or its shape.",
    "syrtis-sides": "*Sides.* The second player chooses Light or Dark. Light moves first.",
    "syrtis-turn": "Do one of four things.",
    "syrtis-tower":
      "*Move a tower* to any other tile of an island that it belongs to: the island of its tile's colour if that is the tower's colour, of its shape if that is the tower's shape. Other towers are not in the way, but two cannot share a tile.",
    "syrtis-sink":
      "*Sink a tile* beside one of your towers. It must be empty, open at a side at least, and the tiles that remain must hang together.",
    "syrtis-slide":
      "*Slide a tile* with your tower on it, any way through open water, inside the smallest rectangle around all tiles. Where it comes to rest, everything must hang together again.",
    "syrtis-pass": "*Pass.* You always may, but the initiative is watching.",
    "syrtis-quicksand":
      "*Quicksand*: who sinks four tiles while the other sinks none wins. This is looked at first.",
    "syrtis-island":
      "*Island*: all tiles of a colour or a shape are one island. Its owner wins, whoever made it. If both have one, the initiative decides.",
    "syrtis-initiative":
      "*Initiative*: both pass one after the other, or one passes in four turns of his own in a row, or a hundred turns go by without a sinking. Then who sank last wins; if nobody has, Light.",
    "syrtis-moves":
      "`a1-b2` moves a tower, `a1=b2` slides a tile, `xb2` sinks, `pass`. In the setup: `swap11` swaps places 11 and 12, `c3` places the next tower, `light` or `dark` chooses.",
    "syrtis-position":
      "`o` and `s` are a light circle and square, `O` and `S` dark ones; a tower follows its tile as `l` or `d`. After the board stand the turn, the seat that plays Light, who sank last and how often, passes in a row, and turns since the last sinking.",

    "pushee-goal":
      "Every square is worth something. When the pieces have run out, each player counts *the squares his pieces stand on*. More points win.",
    "pushee-turn":
      "Put one of your pieces on an empty square, lying or standing. It pushes at its two ends: left and right if it lies, up and down if it stands. At each end it pushes away the unbroken row of pieces that begins next to it, all by one square.",
    "pushee-tiers":
      "Then the pieces that were pushed push in their turn, tier by tier, three tiers at most. Within a tier they push one after another: by column from the left, in a column from the top.",
    "pushee-stays":
      "A row does not move if it reaches the edge, nor if one of its pieces was placed or has been moved in this turn already.",
    "pushee-ends":
      "The game is over when the player to move has no piece left, or when no square is empty. Equal points are a draw.",
    "pushee-off": "*Without walls* a row at the edge moves too, and the outermost piece falls off for good.",
    "pushee-rotation":
      "*With rotation* a piece that is moved turns a quarter, lying to standing and back. *Chains* sets how many tiers run. *Impossibru* is the original's cheating level: that seat may place on the other's pieces and so remove them.",
    "pushee-moves": "A move is the orientation and the square: `he4` lying, `va1` standing.",
    "pushee-position":
      "A position is the values row by row, the pieces row by row, who moves, and the pieces left to both. A small letter lies, a capital stands.",

    "catsdogs-goal":
      "A garden with flower pots in it. Cats and dogs take seats in turn, and *never side by side with the other kind*. Who has more animals in the garden when nobody finds room any more wins.",
    "catsdogs-turn":
      "Put one of your animals on a free square that has no animal of the other kind above, below, left or right of it. Corners do not count. If you have no such square you must pass.",
    "catsdogs-special":
      "On a board of side N every N-th turn of a player is special: on eight by eight your 8th, 16th, 24th … Passed turns count. It is not optional.",
    "catsdogs-cats":
      "*Cats* first chase a dog away, any dog, and then take a seat as usual, if there is one.",
    "catsdogs-dogs": "*Dogs* take two seats, one after the other, as far as there is room.",
    "catsdogs-ends":
      "When a turn is about to begin and neither side could place an animal, the game is over, whatever special turn would have come. Equal numbers are a draw.",
    "catsdogs-moves": "A move is the square, `b3`; `xb3` chases away the dog on b3; `pass`.",
    "catsdogs-position":
      "On the board `#` is a pot, `c` a cat, `d` a dog. Then come who is to act, what is to be done (`place`, `remove`, `again`), and how many turns the cats and the dogs have finished.",

    "infection-goal":
      "Microbes on a dish of seven by seven. They divide, they jump, and they turn their neighbours. *Who has more microbes at the end wins.*",
    "infection-turn": "Choose one of your microbes and an empty square one or two squares away.",
    "infection-clone":
      "*One square away*, in any of the eight directions, it divides: a new microbe appears there and the first one stays.",
    "infection-jump":
      "*Two squares away*, straight or diagonally, it jumps: it leaves its square. What lies between does not matter.",
    "infection-infect":
      "Then every microbe of the other colour on the eight squares around the landing square *turns to yours*.",
    "infection-pass": "If you can neither divide nor jump you must pass; otherwise you may not.",
    "infection-wiped": "*Wiped out*: one side has no microbe left.",
    "infection-full": "*Board full*: no square is empty. More microbes win, equal numbers are a draw.",
    "infection-stuck": "*Stuck*: neither side can divide or jump. The microbes are counted too.",
    "infection-quiet": "*A hundred moves without a division*: a draw.",
    "infection-ring":
      "With `jumps=ring`, as in Ataxx, a microbe jumps to any square at distance two, a knight's move too.",
    "infection-gaps": "Squares may be missing: gaps are no squares at all.",
    "infection-moves": "`b2` divides to b2, `a1c3` jumps from a1 to c3, `pass`.",
    "infection-position":
      "The board row by row, `x` Blue and `o` Red, `-` a gap; then who moves and how many moves ago the last division was: `o5x/7/7/7/7/7/x5o x 0`.",

    "caption-shiftago-push": "Two pushes from the sides move what lies in their way, two find empty lines.",
    "caption-shiftago-five": "The fourth row is pushed on, and five stand in line.",
    "caption-shiftago-later": "Blue completes Red's line; Red moves elsewhere, and wins.",
    "caption-syrtis-setup": "A swap, four towers, and the second player takes Light.",
    "caption-syrtis-tower": "A light tower walks on its island; a dark one follows; the other light one moves.",
    "caption-syrtis-sink": "Each side sinks a tile beside a tower of its own.",
    "caption-syrtis-slide": "A dark tile slides around the outside; a light one crosses the open water.",
    "caption-syrtis-island": "One circle is sunk, and all the others hang together: Light's island.",
    "caption-syrtis-quicksand": "Light sinks a fourth tile while Dark has only slid.",
    "caption-pushee-push": "The new piece pushes to both sides; what it pushed pushes on.",
    "caption-pushee-chain": "Three tiers; a fourth would have moved one more piece.",
    "caption-pushee-edge": "The row above touches the edge and stays; the one below moves.",
    "caption-pushee-off": "The same without walls: the outermost piece falls off.",
    "caption-pushee-end": "The last three pieces, and the points they bring.",
    "caption-catsdogs-place": "Hatched squares are open to one side only.",
    "caption-catsdogs-cats": "The cats' fourth turn on a board of side four: the dog goes, a cat comes.",
    "caption-catsdogs-dogs": "The dogs' fourth turn: two at once.",
    "caption-catsdogs-end": "The dogs have no room any more; the cats fill up and win.",
    "caption-infection-clone": "Four divisions.",
    "caption-infection-jump": "Three jumps: the number of microbes stays the same.",
    "caption-infection-infect": "Blue turns two; Red jumps in and turns them back.",
    "caption-infection-ring": "Knight's moves, as in Ataxx.",
    "caption-infection-end": "A jump leaves a hole, Red must pass, and Blue closes it.",

    "option-shiftago-empty": "Who pushes in the last marble without a line loses; or it is a draw once both have run out.",
    "option-syrtis-board": "Major has 36 tiles on seven by seven, Minor 16 on five by five.",
    "option-syrtis-tiles": "Equally many tiles of each of the four kinds; or each mirrored pair by itself at random.",
    "option-pushee-size": "The side of the board.",
    "option-pushee-values": "At random, 0 to 9 each; or one of the published boards: dragons, beasts (6×6), octopus (7×7).",
    "option-pushee-pieces": "How many pieces each player has.",
    "option-pushee-chains": "How many tiers of pushes run after a piece was placed.",
    "option-pushee-walls": "Whether rows at the edge stay, or move and lose a piece.",
    "option-pushee-rotation": "Whether a pushed piece turns a quarter.",
    "option-pushee-impossibru": "A seat that may place on the other's pieces.",
    "option-catsdogs-size": "The side of the garden. Special turns come as often.",
    "option-catsdogs-obstacles": "The chance of a flower pot on each square, in per cent.",
    "option-catsdogs-starter": "Who begins.",
    "option-catsdogs-specials": "Whether there are special turns.",
    "option-infection-jumps": "Straight and diagonal jumps; or all squares at distance two, as in Ataxx.",
    "option-infection-gaps": "Squares that are missing, joined by `+`: `c3+e5`.",
  },
  pt: {
    title: "Regras de {0}",
    goal: "O objetivo",
    setup: "A preparação",
    turn: "A sua vez",
    special: "Turnos especiais",
    end: "O fim",
    variants: "Variantes",
    notation: "Notação",
    options: "Opções",
    "options-lead": "Escolhem-se antes da partida e não mudam. A primeira é a que o jogo traz.",
    standard: "normal",
    range: "{0} a {1}",
    contents: "Conteúdo",
    "try-it": "Jogar",
    "set-it-up": "Montar uma posição",
    close: "Fechar",
    "figure-play": "Mostrar",
    "figure-again": "Outra vez",
    "figure-pause": "Pausa",
    "figure-back": "Uma jogada atrás",
    "figure-forward": "Uma jogada à frente",
    "figure-step": "{0} de {1}: {2}",
    "figure-start": "antes da primeira jogada",
    "figure-open": "Analisar",
    "figure-failed": "Não foi possível desenhar esta figura: {0}",
    squares:
      "As colunas têm letras a partir da esquerda, as linhas têm números *a partir de cima*: `a1` é o canto superior esquerdo.",

    "shiftago-goal":
      "Sete por sete sulcos, 22 berlindes de vidro para cada um. Consiga *cinco ou mais dos seus seguidos*: na horizontal, na vertical ou na diagonal.",
    "shiftago-turn":
      "Escolha uma borda e uma linha ou coluna que ainda tenha uma casa livre, e empurre para lá um berlinde seu. Se já lá estiver algum, esse e todos os que estão encostados atrás dele avançam uma casa.",
    "shiftago-gap":
      "Avançam *até à primeira casa livre*; o que está para lá dela fica. Nada sai do tabuleiro, e o seu empurrão tanto move os berlindes do adversário como os seus.",
    "shiftago-line": "*Cinco em linha* de quem acabou de jogar: ganha.",
    "shiftago-marbles":
      "*Sem berlindes*: quem empurrou o último sem fazer linha perde logo. Com a opção `empty=draw` há empate quando ambos ficarem sem berlindes.",
    "shiftago-other":
      "Se o seu empurrão completar uma linha da *outra* cor, ainda não acontece nada. Se ela continuar de pé depois da jogada seguinte do dono, é então que ele ganha.",
    "shiftago-moves":
      "Uma jogada é a borda e o número da linha, contado de cima ou da esquerda: `left3`, `right7`, `up1` (entra por cima), `down4` (entra por baixo).",
    "shiftago-position":
      "Uma posição é o tabuleiro linha a linha, quem joga e os berlindes que restam: `7/7/7/7/7/7/7 x 22 22`. Um número são outras tantas casas vazias, `x` é Azul, `o` é Vermelho.",

    "syrtis-goal":
      "Peças sobre areias movediças. Cada uma é clara ou escura e mostra um círculo ou um quadrado. As *Claras* são donas das peças claras e dos círculos, as *Escuras* das peças escuras e dos quadrados. Faça de todas as peças da sua cor, ou de todas as da sua forma, *uma só ilha*.",
    "syrtis-islands":
      "Uma ilha são peças de uma cor, ou de uma forma, que se tocam pelos lados. Cada peça pertence a duas ilhas: uma da sua cor e uma da sua forma.",
    "syrtis-swap":
      "*Trocas.* Enquanto todas as peças de uma cor ou de uma forma já forem uma só ilha, o primeiro jogador troca as duas peças de um par simétrico, cada par no máximo uma vez.",
    "syrtis-towers":
      "*Torres.* O primeiro jogador põe as duas torres claras e redondas e depois as duas escuras e quadradas, cada uma numa peça que tenha a cor ou a forma da torre.",
    "syrtis-sides": "*Lados.* O segundo jogador escolhe Claras ou Escuras. As Claras começam.",
    "syrtis-turn": "Faça uma de quatro coisas.",
    "syrtis-tower":
      "*Mover uma torre* para qualquer outra peça de uma ilha a que ela pertença: a ilha da cor da sua peça, se for a cor da torre; a da forma, se for a forma da torre. As outras torres não estorvam, mas duas não cabem na mesma peça.",
    "syrtis-sink":
      "*Afundar uma peça* ao lado de uma torre sua. Tem de estar sem torre, ter pelo menos um lado aberto, e as que ficam têm de continuar unidas.",
    "syrtis-slide":
      "*Deslizar uma peça* com a sua torre em cima, por qualquer caminho de água livre, dentro do menor retângulo que contém todas as peças. Onde parar, tem de ficar tudo unido outra vez.",
    "syrtis-pass": "*Passar.* Pode sempre, mas a iniciativa está à espreita.",
    "syrtis-quicksand":
      "*Areias movediças*: quem afundar quatro peças sem que o outro afunde nenhuma ganha. É o primeiro que se verifica.",
    "syrtis-island":
      "*Ilha*: todas as peças de uma cor ou de uma forma são uma só ilha. O dono ganha, seja quem for que a fez. Se ambos tiverem uma, decide a iniciativa.",
    "syrtis-initiative":
      "*Iniciativa*: ambos passam um a seguir ao outro, ou um passa em quatro turnos seus seguidos, ou correm cem turnos sem afundar nada. Então ganha quem afundou por último; se ninguém afundou, as Claras.",
    "syrtis-moves":
      "`a1-b2` move uma torre, `a1=b2` desliza uma peça, `xb2` afunda, `pass` passa. Na preparação: `swap11` troca os lugares 11 e 12, `c3` põe a torre seguinte, `light` ou `dark` escolhe o lado.",
    "syrtis-position":
      "`o` e `s` são um círculo e um quadrado claros, `O` e `S` escuros; a torre vem a seguir à sua peça, `l` ou `d`. Depois do tabuleiro vêm o turno, o lugar que joga com as Claras, quem afundou por último e quantas vezes, os passes seguidos e os turnos desde a última peça afundada.",

    "pushee-goal":
      "Cada casa vale alguma coisa. Quando as peças acabam, cada jogador soma *as casas onde estão as suas peças*. Ganha quem tiver mais pontos.",
    "pushee-turn":
      "Ponha uma peça sua numa casa vazia, deitada ou de pé. Ela empurra pelas duas pontas: para a esquerda e a direita se estiver deitada, para cima e para baixo se estiver de pé. Em cada ponta afasta uma casa a fila seguida de peças que começa ao seu lado.",
    "pushee-tiers":
      "Depois as peças empurradas empurram por sua vez, nível a nível, três níveis no máximo. Dentro de um nível empurram uma a seguir à outra: por coluna da esquerda para a direita, e na coluna de cima para baixo.",
    "pushee-stays":
      "Uma fila não se move se chegar à borda, nem se uma das suas peças foi posta ou já se moveu neste turno.",
    "pushee-ends":
      "A partida acaba quando quem joga já não tem peças, ou quando não há casas vazias. Pontos iguais são empate.",
    "pushee-off": "*Sem paredes* também se move uma fila na borda, e a peça da ponta cai para sempre.",
    "pushee-rotation":
      "*Com rotação* uma peça empurrada roda um quarto de volta, de deitada para de pé e ao contrário. As *cadeias* dizem quantos níveis correm. *Impossibru* é o nível batoteiro do original: esse lugar pode pôr em cima das peças do outro e tirá-las assim do jogo.",
    "pushee-moves": "Uma jogada é a orientação e a casa: `he4` deitada, `va1` de pé.",
    "pushee-position":
      "Uma posição são os valores linha a linha, as peças linha a linha, quem joga, e as peças que restam a cada um. Minúscula está deitada, maiúscula está de pé.",

    "catsdogs-goal":
      "Um jardim com vasos de flores. Gatos e cães sentam-se à vez, e *nunca ao lado da outra espécie*. Quando ninguém tiver mais lugar, ganha quem tiver mais animais no jardim.",
    "catsdogs-turn":
      "Ponha um animal seu numa casa livre que não tenha um animal da outra espécie por cima, por baixo, à esquerda ou à direita. As diagonais não contam. Se não houver nenhuma, tem de passar.",
    "catsdogs-special":
      "Num tabuleiro de lado N é especial cada N-ésimo turno de um jogador: em oito por oito, o 8.º, o 16.º, o 24.º … Os turnos passados contam. Não é facultativo.",
    "catsdogs-cats":
      "Os *gatos* primeiro afugentam um cão, seja qual for, e depois sentam-se como de costume, se houver onde.",
    "catsdogs-dogs": "Os *cães* ocupam dois lugares, um a seguir ao outro, enquanto houver lugar.",
    "catsdogs-ends":
      "Quando um turno vai começar e nenhum dos lados conseguiria pôr um animal, a partida acaba, fosse qual fosse o turno especial seguinte. Números iguais são empate.",
    "catsdogs-moves": "Uma jogada é a casa, `b3`; `xb3` afugenta o cão de b3; `pass` passa.",
    "catsdogs-position":
      "No tabuleiro `#` é um vaso, `c` um gato, `d` um cão. Depois vêm quem joga, o que há a fazer (`place`, `remove`, `again`), e quantos turnos acabaram os gatos e os cães.",

    "infection-goal":
      "Micróbios num prato de sete por sete. Dividem-se, saltam e contagiam os vizinhos. *No fim ganha quem tiver mais.*",
    "infection-turn": "Escolha um micróbio seu e uma casa vazia a uma ou duas casas de distância.",
    "infection-clone":
      "*A uma casa*, em qualquer das oito direções, divide-se: aparece lá um novo e o primeiro fica.",
    "infection-jump":
      "*A duas casas*, em linha reta ou na diagonal, salta: deixa a sua casa. O que está pelo meio não importa.",
    "infection-infect":
      "Depois, todos os micróbios da outra cor nas oito casas à volta daquela onde caiu *passam a ser seus*.",
    "infection-pass": "Se não puder dividir-se nem saltar tem de passar; de outro modo não pode.",
    "infection-wiped": "*Extinção*: um dos lados já não tem micróbios.",
    "infection-full": "*Tabuleiro cheio*: não há casas vazias. Ganha quem tiver mais, números iguais são empate.",
    "infection-stuck": "*Bloqueio*: nenhum dos lados pode dividir-se ou saltar. Contam-se também os micróbios.",
    "infection-quiet": "*Cem jogadas sem divisão*: empate.",
    "infection-ring":
      "Com `jumps=ring`, como no Ataxx, um micróbio salta para qualquer casa à distância de duas, também com o salto do cavalo.",
    "infection-gaps": "Podem faltar casas: uma falha não é casa nenhuma.",
    "infection-moves": "`b2` divide para b2, `a1c3` salta de a1 para c3, `pass` passa.",
    "infection-position":
      "O tabuleiro linha a linha, `x` Azul e `o` Vermelho, `-` uma falha; depois quem joga e há quantas jogadas foi a última divisão: `o5x/7/7/7/7/7/x5o x 0`.",

    "caption-shiftago-push": "Dois empurrões dos lados movem o que têm pela frente, dois encontram linhas vazias.",
    "caption-shiftago-five": "A quarta linha avança, e ficam cinco seguidos.",
    "caption-shiftago-later": "Azul completa a linha de Vermelho; Vermelho joga noutro sítio, e ganha.",
    "caption-syrtis-setup": "Uma troca, quatro torres, e o segundo jogador fica com as Claras.",
    "caption-syrtis-tower": "Uma torre clara anda na sua ilha; segue-se uma escura; a outra clara muda de lugar.",
    "caption-syrtis-sink": "Cada lado afunda uma peça junto de uma torre sua.",
    "caption-syrtis-slide": "Uma peça com torre escura desliza por fora; uma com torre clara atravessa a água.",
    "caption-syrtis-island": "Afunda-se um círculo e todos os outros ficam unidos: a ilha das Claras.",
    "caption-syrtis-quicksand": "As Claras afundam a quarta peça, enquanto as Escuras só deslizaram.",
    "caption-pushee-push": "A peça nova empurra para os dois lados; as empurradas continuam a empurrar.",
    "caption-pushee-chain": "Três níveis; um quarto ainda moveria mais uma peça.",
    "caption-pushee-edge": "A fila de cima toca na borda e fica; a de baixo move-se.",
    "caption-pushee-off": "O mesmo sem paredes: a peça da ponta cai.",
    "caption-pushee-end": "As três últimas peças, e os pontos que trazem.",
    "caption-catsdogs-place": "As casas tracejadas só servem a um dos lados.",
    "caption-catsdogs-cats": "O quarto turno dos gatos num tabuleiro de lado quatro: sai o cão, entra um gato.",
    "caption-catsdogs-dogs": "O quarto turno dos cães: dois de uma vez.",
    "caption-catsdogs-end": "Os cães já não têm lugar; os gatos acabam de encher e ganham.",
    "caption-infection-clone": "Quatro divisões.",
    "caption-infection-jump": "Três saltos: o número de micróbios não muda.",
    "caption-infection-infect": "Azul contagia dois; Vermelho salta lá para o meio e recupera-os.",
    "caption-infection-ring": "Saltos de cavalo, como no Ataxx.",
    "caption-infection-end": "Um salto deixa um buraco, Vermelho tem de passar, e Azul fecha-o.",

    "option-shiftago-empty": "Quem empurra o último berlinde sem fazer linha perde; ou há empate quando ambos ficarem sem eles.",
    "option-syrtis-board": "Major tem 36 peças em sete por sete, Minor 16 em cinco por cinco.",
    "option-syrtis-tiles": "O mesmo número de peças de cada uma das quatro espécies; ou cada par simétrico ao acaso.",
    "option-pushee-size": "O lado do tabuleiro.",
    "option-pushee-values": "Ao acaso, de 0 a 9 cada; ou um dos tabuleiros publicados: dragons (dragões) e beasts (feras), 6×6, octopus (polvo), 7×7.",
    "option-pushee-pieces": "Quantas peças tem cada jogador.",
    "option-pushee-chains": "Quantos níveis de empurrões correm depois de posta uma peça.",
    "option-pushee-walls": "Se as filas na borda ficam, ou se se movem e perdem uma peça.",
    "option-pushee-rotation": "Se uma peça empurrada roda um quarto de volta.",
    "option-pushee-impossibru": "Um lugar que pode pôr em cima das peças do outro.",
    "option-catsdogs-size": "O lado do jardim. Os turnos especiais vêm com a mesma frequência.",
    "option-catsdogs-obstacles": "A probabilidade de um vaso em cada casa, em percentagem.",
    "option-catsdogs-starter": "Quem começa.",
    "option-catsdogs-specials": "Se há turnos especiais.",
    "option-infection-jumps": "Saltos em linha reta e na diagonal; ou para todas as casas à distância de duas, como no Ataxx.",
    "option-infection-gaps": "Casas que faltam, ligadas por `+`: `c3+e5`.",
  },
});
