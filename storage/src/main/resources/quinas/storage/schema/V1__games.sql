-- The same for SQLite and PostgreSQL, but for one column: see ${number} in Migrations.

-- A game. What follows `plies` in find's order is null as long as it is not over.
create table game (
  id text not null primary key,
  game text not null,
  options text not null,
  created_at bigint not null,
  ended_at bigint,
  day text,
  first_name text,
  second_name text,
  -- Both names on a line each, in small letters without accents: what is searched.
  names text,
  first_level text,
  second_level text,
  result text,
  reason text,
  plies integer
);

create index game_open on game (created_at, id) where ended_at is null;

-- The order of the archive, and what it is asked for, so that a search need not look at the games
-- that do not match.
create index game_archive on game (day, ended_at, id, result, game, first_level, second_level, names)
  where ended_at is not null;

create table event (
  ${number}
  game_id text not null references game (id),
  version integer not null,
  kind text not null,
  body text not null,
  at bigint not null,
  unique (game_id, version)
);

-- Apart, so that they are not in the way when games are looked through.
create table record (
  game_id text not null primary key references game (id),
  body text not null
);
