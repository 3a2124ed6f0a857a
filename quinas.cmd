@echo off
rem Runs Quinas, and before that builds it if it was never built or a source has changed since.
rem See the file quinas beside this one, which does the same in sh and says why.
setlocal
set "root=%~dp0"
call "%root%.mvn\find-jdk.cmd" || exit /b 1

set "target=%root%cli\target"
set "app=%target%\quinas"
set "log=%target%\build.log"
set "flags=--enable-native-access=ALL-UNNAMED -XX:+UseSerialGC -XX:+UseCondCardMark -Xlog:aot*=off -Xlog:cds*=off"

call :up_to_date && goto run
echo Building Quinas (first use or changed sources, about a minute) ... 1>&2
if not exist "%target%" mkdir "%target%"

rem Only one at a time can have the lock open for writing, the others try again.
:lock
2>nul (
  9>"%target%\build.lock" (
    call :up_to_date || call :build
    call :true
  )
) || (
  ping -n 2 127.0.0.1 >nul
  goto lock
)
if not exist "%app%.new" goto run
powershell -NoProfile -Command "Get-Content -Tail 30 $env:log" 1>&2
echo Quinas could not be built; the whole log is in %log% 1>&2
exit /b 1

:run
for %%c in (analyse bench bot engine ladder match selfplay serve tournament) do if "%~1"=="%%c" set "flags=%flags% --add-modules jdk.incubator.vector"
"%JAVA_HOME%\bin\java" %flags% -XX:AOTCache="%app%\quinas.aot" -jar "%app%\quinas.jar" %*
exit /b %errorlevel%

:up_to_date
fc /b "%JAVA_HOME%\release" "%app%\jdk" >nul 2>nul || exit /b 1
powershell -NoProfile -Command "$built = (Get-Item (Join-Path $env:app 'jdk')).LastWriteTime; $sources = 'quinas.cmd', 'pom.xml', '*\pom.xml', '*\src\main' | ForEach-Object { Get-Item (Join-Path $env:root $_) }; exit [int][bool]($sources | Get-ChildItem -Recurse -File | Where-Object LastWriteTime -gt $built)"
exit /b %errorlevel%

rem Leaves %app%.new behind if it fails.
:build
if exist "%app%.new" rmdir /s /q "%app%.new"
mkdir "%app%.new"
type "%JAVA_HOME%\release" >"%app%.new\jdk"
call "%root%mvnw.cmd" -B -ntp -f "%root%pom.xml" -Dquick -pl cli -am package >"%log%" 2>&1 <nul || exit /b 1
copy /y "%target%\quick\quinas.jar" "%app%.new" >nul || exit /b 1
xcopy /i /q /y "%target%\quick\lib" "%app%.new\lib" >nul || exit /b 1
(echo moves& echo hint& echo quit) | "%JAVA_HOME%\bin\java" %flags% -XX:AOTCacheOutput="%app%.new\quinas.aot" -jar "%app%.new\quinas.jar" play infection --second classic:medium >>"%log%" 2>&1
if exist "%app%" rmdir /s /q "%app%"
move "%app%.new" "%app%" >nul
exit /b %errorlevel%

:true
exit /b 0
