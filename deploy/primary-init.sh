#!/bin/bash
# Once, when the primary is made: who may copy it, and limits that pgbouncer does not pass on.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role replicador with replication login password :'password';
alter role estratega set statement_timeout = '15s';
alter role estratega set idle_in_transaction_session_timeout = '15s';
SQL
echo 'host replication replicador all scram-sha-256' >> "$PGDATA/pg_hba.conf"
