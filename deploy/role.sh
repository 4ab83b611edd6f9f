#!/bin/sh
# Runs once, when the database is made. The server's role owns its database and may do nothing beyond it; the superuser
# has no password from now on, so it comes in from inside this container only.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE plaitful LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'password';
CREATE DATABASE plaitful OWNER plaitful;
ALTER ROLE postgres PASSWORD NULL;
SQL
