-- Lists of the generation before stay, for the processes that still read them.
alter table work_lists drop constraint work_lists_pkey;
alter table work_lists add primary key (generation, name);
