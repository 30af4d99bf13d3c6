"""Run by Alembic: the migrations on the connection, and in the transaction, that `schema.migrate` has opened."""

from alembic import context

from paiju.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True
)
context.run_migrations()
