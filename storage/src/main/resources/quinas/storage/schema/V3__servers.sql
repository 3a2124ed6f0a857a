-- A row for each server that was there of late, so that they notice of each other who is there no
-- more. The row without a name is that of all servers before this form.
alter table heartbeat add column server text not null default '';

create unique index heartbeat_server on heartbeat (server);
