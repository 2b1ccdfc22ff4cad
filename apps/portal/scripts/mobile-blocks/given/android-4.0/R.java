package given;

/** The resources of the app on the Android 4.0 pages. */
public final class R {
    private R() {}

    public static final class id {
        public static final int map = 1;

        private id() {}
    }

    public static final class layout {
        public static final int activity_main = 1;

        private layout() {}
    }
}
