# Sets JAVA_HOME to a JDK of version 25 or newer, wherever one lies on this machine, or says what to
# install and exits. Sourced by mvnw and quinas; plain POSIX sh, starts no JVM, so it costs nothing.

# Takes the JDK at $1 if it is one and new enough. Its `release` file tells the version.
quinas_jdk() {
  [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
  while IFS='=' read -r quinas_key quinas_version; do
    [ "$quinas_key" = JAVA_VERSION ] || continue
    quinas_version=${quinas_version#\"}
    quinas_version=${quinas_version%%[!0-9]*}
    [ "${quinas_version:-0}" -ge 25 ] || return 1
    JAVA_HOME=$1
    export JAVA_HOME
    return 0
  done <"$1/release"
  return 1
}

quinas_java_on_path() {
  quinas_java=$(command -v java) && quinas_java=$(readlink -f "$quinas_java") || return 1
  quinas_jdk "${quinas_java%/bin/java}"
}

# Where package managers, SDKMAN!, IDEs, asdf, mise, macOS and Homebrew put them; 25 before newer ones.
quinas_installed_jdk() {
  for quinas_home in \
    /usr/lib/jvm/*25* /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/*jdk* \
    "${HOME-}"/.sdkman/candidates/java/* "${HOME-}"/.jdks/* "${HOME-}"/.gradle/jdks/* \
    "${HOME-}"/.asdf/installs/java/* "${HOME-}"/.local/share/mise/installs/java/* \
    "${HOME-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
    /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
    /home/linuxbrew/.linuxbrew/opt/openjdk*/libexec; do
    ! quinas_jdk "$quinas_home" || return 0
  done
  [ -x /usr/libexec/java_home ] &&
    quinas_home=$(/usr/libexec/java_home -v 25+ 2>/dev/null) &&
    quinas_jdk "$quinas_home"
}

quinas_jdk "${JAVA_HOME-}" || quinas_java_on_path || quinas_installed_jdk || {
  echo "Quinas needs a JDK 25 or newer, but found none: install one, for example from https://adoptium.net, or set JAVA_HOME to it." >&2
  exit 1
}
