package given;

import android.app.Activity;
import android.content.Context;
import io.github.mezzanine.BlueDotPosition;
import io.github.mezzanine.Category;
import io.github.mezzanine.Floor;
import io.github.mezzanine.Location;
import io.github.mezzanine.MezzanineMapView;
import io.github.mezzanine.Space;
import io.github.mezzanine.Venue;
import io.github.mezzanine.VenueCache;
import io.github.mezzanine.VenueSource;

/** Names that Java blocks on the Android 5.0 pages can use without declaring them. */
public final class Given {
    public static Activity activity;
    public static Context context;
    public static MezzanineMapView map;
    public static Venue venue;
    public static VenueSource source;
    public static VenueCache cache;
    public static Location cafe;
    public static Location shop;
    public static Space desk;
    public static Space entrance;
    public static Floor floor;
    public static Category food;
    public static BlueDotPosition position;

    private Given() {}
}
