ALTER TABLE "order_items" ADD COLUMN "plan_id" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "terms" jsonb;--> statement-breakpoint
-- Ends a statement of several writes where one of them stored too few rows, and names it (platform/one-statement).
CREATE FUNCTION expect_rows(part text, stored bigint, expected integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF stored < expected THEN
    RAISE EXCEPTION 'the part "%" stored % rows of %', part, stored, expected
      USING ERRCODE = 'no_data_found', CONSTRAINT = part;
  END IF;
  RETURN true;
END
$$;
