-- Set while the row's source takes the work down. Lines of the row are disabled, and a work that has no other row left is hidden,
-- at the same instant: what an operator disabled or hid at another one stays as it is when the row comes back.
alter table work_origins add column withdrawn_at timestamptz;
