@rem Sets JAVA_HOME to a JDK of version 25 or newer, or says what to install and fails.
@rem Called by mvnw.cmd and quinas.cmd.
@echo off
if defined JAVA_HOME call :take "%JAVA_HOME%" && exit /b 0
for /f "delims=" %%j in ('where java 2^>nul') do call :take "%%~dpj.." && exit /b 0
for %%r in (
  "%ProgramFiles%\Java" "%ProgramFiles%\Eclipse Adoptium" "%ProgramFiles%\Microsoft"
  "%ProgramFiles%\Zulu" "%ProgramFiles%\Amazon Corretto" "%ProgramFiles%\BellSoft"
  "%LOCALAPPDATA%\Programs\Eclipse Adoptium" "%USERPROFILE%\.jdks"
  "%USERPROFILE%\.sdkman\candidates\java" "%USERPROFILE%\scoop\apps"
) do for /d %%d in ("%%~r\*") do (
  call :take "%%~d" && exit /b 0
  call :take "%%~d\current" && exit /b 0
)
echo Quinas needs a JDK 25 or newer, but found none: install one, for example from https://adoptium.net, or set JAVA_HOME to it. 1>&2
exit /b 1

rem Takes the JDK at %1 if it is one and new enough. Its `release` file tells the version.
:take
if not exist "%~1\bin\javac.exe" exit /b 1
if not exist "%~1\release" exit /b 1
for /f usebackq^ tokens^=2^ delims^=^=.^" %%v in (`findstr /b "JAVA_VERSION=" "%~1\release"`) do (
  if %%v geq 25 (
    set "JAVA_HOME=%~f1"
    exit /b 0
  )
)
exit /b 1
