-- What `SoldTerms` in domain/orders/orders.tables.server.ts calls missing in orders from before it was stored: without
-- it, pages and emails of such an order call a price checked that was only listed. The plans are those of that day.
UPDATE "order_items" SET "terms" = "terms" || '{"unlabeled": true}'
WHERE "terms" -> 'unlabeled' IS NULL AND "terms" -> 'unconfirmed' IS NULL
  AND "plan_id" ~ '^(directv|vivint|adt)-'
  AND "order_id" IN (SELECT "id" FROM "customer_orders" WHERE "created_at" < '2026-12-01');--> statement-breakpoint
UPDATE "order_items" SET "terms" = "terms" || '{"unconfirmed": true}'
WHERE "terms" -> 'unlabeled' IS NULL AND "terms" -> 'unconfirmed' IS NULL
  AND "plan_id" IN (
    'kinetic-fiber-2-gig', 'kinetic-fiber-gig', 'kinetic-dsl-100', 'wow-fiber-5-gig', 'xfinity-300',
    'optimum-internet-300', 'verizon-fios-300', 'hughesnet-select', 'att-internet-300', 'centurylink-internet',
    'viasat-essentials', 'wow-bundle-100', 'wow-bundle-500', 'wow-bundle-1000'
  )
  AND "order_id" IN (SELECT "id" FROM "customer_orders" WHERE "created_at" < '2026-12-01');
