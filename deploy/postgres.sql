-- Behind a pooler a site sets no limits of its own sessions: its role has them. Imports and migrations lift them for themselves.
alter role plainwire set statement_timeout = '15s';
alter role plainwire set idle_in_transaction_session_timeout = '30s';
