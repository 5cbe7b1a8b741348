-- A profile exists for every user from the same transaction on, whichever way the user came. People who sign in with an
-- outside provider have no username yet and get one made of their id.
CREATE FUNCTION follow_user_with_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO profiles (id, username, avatar_url)
  VALUES (NEW.id, COALESCE(NEW.display_username, NEW.username, 'user_' || substr(replace(NEW.id::text, '-', ''), 1, 12)), NEW.image)
  ON CONFLICT (id) DO UPDATE SET username = EXCLUDED.username, avatar_url = EXCLUDED.avatar_url;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_profile AFTER INSERT OR UPDATE OF username, display_username, image ON users
FOR EACH ROW EXECUTE FUNCTION follow_user_with_profile();
