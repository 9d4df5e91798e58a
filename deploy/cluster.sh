#!/bin/bash
# What compose.yaml does, without Docker, on one Debian machine and from its packages: a primary and a synchronous standby, pgbouncer, two
# servers, nginx. For trying it out and as a recipe; on real machines each part goes to its own. As root:
#   apt-get install postgresql pgbouncer nginx
#   deploy/cluster.sh up      # then http://127.0.0.1:8080
#   deploy/cluster.sh status | promote | down
set -euo pipefail
cd "$(dirname "$0")/.."
HOME_DIR=${CLUSTER_DIR:-/var/lib/estratega-cluster}
PG_BIN=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
NODE=${NODE:-node_modules/node/bin/node}
PRIMARY=${PRIMARY_PORT:-5440} STANDBY=${STANDBY_PORT:-5441} BOUNCER=${BOUNCER_PORT:-6440} WEB=${WEB_PORT:-8080} FIRST=${SERVER_PORT:-3100}
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups env -C / "$@"; }

up() {
  mkdir -p "$HOME_DIR" && chmod 755 "$HOME_DIR"
  if [ ! -f "$HOME_DIR/secrets" ]; then
    (umask 077; printf 'PASSWORD=%s\nAUTH_SECRET=%s\n' "$(openssl rand -hex 16)" "$(openssl rand -hex 32)" > "$HOME_DIR/secrets")
  fi
  . "$HOME_DIR/secrets"
  if [ ! -d "$HOME_DIR/primary" ]; then
    install -d -o postgres -m 700 "$HOME_DIR/primary"
    install -o postgres -m 600 /dev/null "$HOME_DIR/pw" && printf '%s' "$PASSWORD" > "$HOME_DIR/pw"
    as_postgres "$PG_BIN/initdb" -D "$HOME_DIR/primary" -U estratega -A scram-sha-256 --pwfile="$HOME_DIR/pw" -E UTF8 --locale=C > /dev/null
    rm "$HOME_DIR/pw"
    echo 'host replication estratega 127.0.0.1/32 scram-sha-256' >> "$HOME_DIR/primary/pg_hba.conf"
    printf "listen_addresses='127.0.0.1'\nunix_socket_directories=''\nmax_connections=200\nwal_level=replica\n" >> "$HOME_DIR/primary/postgresql.conf"
  fi
  as_postgres "$PG_BIN/pg_ctl" -D "$HOME_DIR/primary" -w -l "$HOME_DIR/primary/log" -o "-p $PRIMARY" start
  export PGPASSWORD=$PASSWORD
  sql() { "$PG_BIN/psql" -qAt -h 127.0.0.1 -p "$1" -U estratega -d postgres -c "$2"; }
  sql "$PRIMARY" "select 1 from pg_database where datname = 'estratega'" | grep -q 1 || sql "$PRIMARY" 'create database estratega'
  sql "$PRIMARY" "alter role estratega set statement_timeout = '15s'"
  if [ ! -d "$HOME_DIR/standby" ]; then
    install -d -o postgres -m 700 "$HOME_DIR/standby"
    as_postgres env PGPASSWORD="$PASSWORD" "$PG_BIN/pg_basebackup" -D "$HOME_DIR/standby" -X stream -c fast -R \
      -d "host=127.0.0.1 port=$PRIMARY user=estratega password=$PASSWORD application_name=standby"
  fi
  as_postgres "$PG_BIN/pg_ctl" -D "$HOME_DIR/standby" -w -l "$HOME_DIR/standby/log" -o "-p $STANDBY" start
  sql "$PRIMARY" "alter system set synchronous_standby_names = 'standby'"
  sql "$PRIMARY" 'select pg_reload_conf()' > /dev/null

  install -o postgres -m 600 /dev/null "$HOME_DIR/users.txt" && printf '"estratega" "%s"\n' "$PASSWORD" > "$HOME_DIR/users.txt"
  cat > "$HOME_DIR/pgbouncer.ini" <<INI
[databases]
estratega = host=127.0.0.1 port=$PRIMARY
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $BOUNCER
unix_socket_dir =
auth_type = scram-sha-256
auth_file = $HOME_DIR/users.txt
; A session keeps its connection: migrations take a lock by it, and statements are prepared on it.
pool_mode = session
default_pool_size = 40
max_client_conn = 400
ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout
logfile = $HOME_DIR/pgbouncer.log
pidfile = $HOME_DIR/pgbouncer.pid
INI
  touch "$HOME_DIR/pgbouncer.log" && chown postgres "$HOME_DIR/pgbouncer.log" && chown postgres "$HOME_DIR"
  as_postgres /usr/sbin/pgbouncer -q -d "$HOME_DIR/pgbouncer.ini"

  for i in 1 2; do
    install -d -o nobody -m 700 "$HOME_DIR/server-$i"
    setpriv --reuid=65534 --regid=65534 --clear-groups env -i PATH="$PATH" NODE_ENV=production HOST=127.0.0.1 PORT=$((FIRST + i)) \
      PUBLIC_URL="${PUBLIC_URL:-http://127.0.0.1:$WEB}" AUTH_SECRET="$AUTH_SECRET" TRUST_PROXY=1 DATA_DIR="$HOME_DIR/server-$i" METRICS_PORT=$((FIRST + 10 + i)) \
      DATABASE_URL="postgresql://estratega:$PASSWORD@127.0.0.1:$BOUNCER,127.0.0.1:$PRIMARY,127.0.0.1:$STANDBY/estratega?target_session_attrs=read-write" \
      "$NODE" apps/server/src/main.ts > "$HOME_DIR/server-$i.log" 2>&1 &
    echo $! > "$HOME_DIR/server-$i.pid"
  done

  cat > "$HOME_DIR/nginx.conf" <<NGINX
pid $HOME_DIR/nginx.pid;
error_log $HOME_DIR/nginx-error.log;
worker_processes 2;
events { worker_connections 1024; }
http {
  log_format estratega '\$remote_addr [\$time_iso8601] "\$request_method \$uri" \$status \$body_bytes_sent \$request_time \$request_id';
  access_log $HOME_DIR/nginx-access.log estratega;
  server_tokens off;
  upstream estratega { least_conn; server 127.0.0.1:$((FIRST + 1)) max_fails=2 fail_timeout=5s; server 127.0.0.1:$((FIRST + 2)) max_fails=2 fail_timeout=5s; keepalive 32; }
  server {
    listen 127.0.0.1:$WEB;
    client_max_body_size 64k; client_header_timeout 15s; client_body_timeout 30s; proxy_read_timeout 40s;
    location / {
      proxy_pass http://estratega;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host \$host;
      proxy_set_header X-Forwarded-For \$proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto \$scheme;
      proxy_set_header X-Request-Id \$request_id;
      proxy_next_upstream error timeout http_503;
      proxy_next_upstream_tries 2;
    }
  }
}
NGINX
  nginx -c "$HOME_DIR/nginx.conf"
  for _ in $(seq 120); do curl -fs "http://127.0.0.1:$WEB/api/salud/lista" > /dev/null && break; sleep 1; done
  status
}

status() {
  . "$HOME_DIR/secrets"
  export PGPASSWORD=$PASSWORD
  curl -s -w ' %{http_code}\n' "http://127.0.0.1:$WEB/api/salud/lista" || true
  "$PG_BIN/psql" -h 127.0.0.1 -p "$PRIMARY" -U estratega -d postgres -c 'select application_name, state, sync_state from pg_stat_replication' || true
}

promote() {
  . "$HOME_DIR/secrets"
  as_postgres "$PG_BIN/pg_ctl" -D "$HOME_DIR/standby" -w promote
  PGPASSWORD=$PASSWORD "$PG_BIN/psql" -q -h 127.0.0.1 -p "$STANDBY" -U estratega -d postgres -c "alter system set synchronous_standby_names = ''" -c 'select pg_reload_conf()' > /dev/null
  sed -i "s/port=$PRIMARY$/port=$STANDBY/" "$HOME_DIR/pgbouncer.ini"
  [ -f "$HOME_DIR/pgbouncer.pid" ] && kill -HUP "$(cat "$HOME_DIR/pgbouncer.pid")"
}

down() {
  for name in nginx server-1 server-2 pgbouncer; do
    [ -f "$HOME_DIR/$name.pid" ] && kill "$(cat "$HOME_DIR/$name.pid")" 2> /dev/null || true
  done
  sleep 6
  for name in primary standby; do as_postgres "$PG_BIN/pg_ctl" -D "$HOME_DIR/$name" -m fast stop || true; done
}

"${1:-up}"
