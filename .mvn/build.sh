# Builds one of our programs if it was never built or a source has changed since. Sourced by the programs' launchers,
# after find-jdk.sh; plain POSIX sh. They set
#   home     the root of the sources
#   module   the module that the program is
#   app      the directory it runs from: what `pack` puts there, and `jdk`, the mark of the build
#   why      said to people when it has to be built
# and define
#   pack D   puts into the directory D what the program runs from, out of $home/$module/target/quick

up_to_date() {
  cmp -s "$JAVA_HOME/release" "$app/jdk" &&
    [ -z "$(find "$launcher" "$home/.mvn" "$home"/pom.xml "$home"/*/pom.xml "$home"/*/src/main \
      -type f ! -name '.*' -newer "$app/jdk")" ]
}

# Builds beside the app in use and then changes places with it, so that what runs goes on.
build() {
  new=$app.new old=$app.old log=$home/$module/target/build.log
  rm -rf "$new" "$old"
  mkdir -p "$new"
  cp "$JAVA_HOME/release" "$new/jdk"
  echo "$why" >&2
  "$home/mvnw" -B -ntp -f "$home/pom.xml" -Dquick -pl "$module" -am package >"$log" 2>&1 </dev/null || {
    tail -n 30 "$log" >&2
    echo "Quinas could not be built; the whole log is in $log" >&2
    exit 1
  }
  pack "$new" >>"$log" 2>&1
  [ ! -e "$app" ] || mv "$app" "$old"
  mv "$new" "$app"
  rm -rf "$old"
}

# Only one at a time builds, the others wait. The kernel drops the lock with the process that holds it.
lock() {
  flock 9 2>/dev/null || perl -e 'open my $lock, ">&=9"; flock $lock, 2' # macOS has only perl
}

if ! up_to_date; then
  mkdir -p "$home/target" "$home/$module/target"
  (lock; up_to_date || build) 9>"$home/target/build.lock"
fi
