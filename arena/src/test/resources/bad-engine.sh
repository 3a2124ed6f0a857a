# An engine for Shiftago over UGI that pushes from the left only, into the first row with room, and
# behaves as badly as its first argument says. The second is a number or a file, where one is needed.

mode=$1
more=$2
games=0
searches=0
words=

say() { printf '%s\n' "$1"; }

case $mode in
  crlf) say() { printf '%s\r\n' "$1"; } ;;
  dead) echo 'no network file' >&2; exit 3 ;;
  leaks | leaks-and-crashes | stays) sleep 1000 & echo $! > "$more" ;;
esac

choose() {
  row1=0 row2=0 row3=0 row4=0 row5=0 row6=0 row7=0
  for word in $words; do
    case $word in
      left[1-7]) eval "row${word#left}=\$((row${word#left} + 1))" ;;
    esac
  done
  for row in 1 2 3 4 5 6 7; do
    eval "marbles=\$row$row"
    if [ "$marbles" -lt 7 ]; then
      move=left$row
      return
    fi
  done
}

burn() {
  i=0
  while [ $i -lt "$1" ]; do i=$((i + 1)); done
}

greet() {
  case $mode in
    early) say 'Sharp 3.1 by somebody'; say 'readyok?'; say 'bestmove left7'; say '' ;;
    never-greets | silent) return ;;
    foreign) say 'What is "ugi"?'; return ;;
  esac
  say 'id name Bad'
  say 'option name Seed type spin default 0 min 1 max 9'
  say 'option name Hash type spin default 1 min 1 max 9'
  say 'option name Clear Hash type button'
  say 'option name Path type string default <empty>'
  say 'ugiok'
}

ready() {
  case $mode in
    never-ready | foreign) return ;;
    silent) say 'ugiok' ;;
    eager) say 'readyok' ;;
    late) [ $searches -gt 0 ] && say 'bestmove left7' ;;
  esac
  say 'readyok'
}

answer() {
  choose
  case $mode in
    crashes) [ $searches -eq "$more" ] && { echo 'out of' >&2; echo 'memory' >&2; exit 7; } ;;
    crashes-in-game) [ $games -eq "$more" ] && exit 1 ;;
    leaks-and-crashes) exit 1 ;;
    refuses) say 'info string error go: I would rather not'; return ;;
    never | waits-for-stop) return ;;
    nonsense) say 'bestmove @%$&'; return ;;
    wordless) say 'bestmove'; return ;;
    illegal) say 'bestmove left8'; return ;;
    floods) yes 'info depth 9 score cp 1' | head -n 50000 ;;
    floods-for-ever) exec yes 'bestmover and other rubbish' ;;
    floods-stderr) yes 'warning' | head -n 20000 >&2 ;;
    closes) exec >&-; return ;;
    slow) sleep 3 ;;
    dozes) sleep 0.5 ;;
    burns) sh "$0" only-burns 300000 ;;
    long) head -c 3000000 /dev/zero | tr '\0' x; say '' ;;
    plain-score) say 'info depth 3 seldepth x flags ?? score 42 nodes 10 time 5 pv left1' ;;
    capitals) move=LEFT${move#left} ;;
    ponders) move="$move ponder left1" ;;
    burns-for-ever) burn 1000000000 ;;
  esac
  say 'info depth 1 score cp -7 nodes 2 nps 5 time 4'
  say 'info string thinking of score cp 1000'
  say "bestmove $move"
}

if [ "$mode" = only-burns ]; then
  burn "$more"
  exit
fi

while read -r command rest; do
  case $command in
    ugi) greet ;;
    isready) ready ;;
    uginewgame) games=$((games + 1)) ;;
    setoption) [ "$mode" = tells ] && echo "$rest" >> "$more" ;;
    position) words=$rest ;;
    go)
      searches=$((searches + 1))
      [ "$mode" = tells ] && echo "go $rest" >> "$more"
      answer
      ;;
    stop) [ "$mode" = waits-for-stop ] && say "bestmove $move" ;;
    quit) [ "$mode" = stays ] || exit ;;
  esac
done

# The end of the input is no reason either.
[ "$mode" = stays ] && trap '' TERM INT HUP && while :; do sleep 1; done
