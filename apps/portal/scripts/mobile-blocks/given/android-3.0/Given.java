package given;

import android.app.Activity;
import android.content.Context;
import io.github.mezzanine.v3.Init;
import io.github.mezzanine.v3.MapView;
import io.github.mezzanine.v4.Location;
import io.github.mezzanine.v4.Polygon;
import io.github.mezzanine.v4.Venue;

/** Names that Java blocks on the Android 3.0 pages can use without declaring them. */
@SuppressWarnings("deprecation")
public final class Given {
    public static Activity activity;
    public static Context context;
    public static MapView mapView;
    public static Venue venue;
    public static Location shop;
    public static Location cafe;
    public static Polygon polygon;
    public static Init mall;

    private Given() {}
}
