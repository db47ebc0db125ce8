-- The plan of a trigger is made at its first call on a connection and kept: one made for a single work would compare each of
-- a hundred thousand with each other.
alter function search_queue_updated_works() set enable_nestloop = off;
