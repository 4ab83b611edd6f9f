-- Removes the pictures that no offered style has.

-- Pictures that were replaced, or whose styles are deleted or archived, stayed until now.
UPDATE styles SET image_hash = NULL WHERE archived_at IS NOT NULL;

DELETE FROM images WHERE NOT EXISTS (SELECT FROM styles WHERE styles.image_hash = images.hash);
