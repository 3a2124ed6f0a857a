-- When a server was last there; 0 if none ever was. One row for all servers.
create table heartbeat (
  at bigint not null
);

insert into heartbeat (at) values (0);
