-- What was counted so far goes on as sums; its days were those of UTC.
INSERT INTO "number_days" ("dimension", "day", "figure", "key", "part", "count")
SELECT 'all', "day", CASE
	WHEN "name" = 'contact_initiated' AND "label" = 'phone' THEN 'calls_pressed'
	WHEN "name" = 'contact_initiated' THEN 'chats_opened'
	WHEN "name" = 'contact_options_shown' THEN 'contact_shown'
	WHEN "name" = 'explore_bundles' THEN 'bundles_explored'
	WHEN "label" = 'sign_up' THEN 'sign_ups'
	WHEN "label" = 'order' THEN 'confirmations'
	ELSE 'sign_ins'
END, '', '', sum("count") FROM "event_counts" GROUP BY 2, 3;
--> statement-breakpoint
DROP TABLE "event_counts" CASCADE;
