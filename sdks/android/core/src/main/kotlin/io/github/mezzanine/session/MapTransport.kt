package io.github.mezzanine

/**
 * Carries messages between the SDK and the page that draws the map. On a phone it is a web view. Tests
 * may use any other way to the same page.
 */
public interface MapTransport {
    /**
     * Starts to carry messages. Called once, before any other method.
     *
     * @param listener gets what the page sends, on the thread that called [open]
     */
    public fun open(listener: Listener)

    /** Sends a message, JSON text, to the page. Messages to a page that is not there are dropped. */
    public fun send(message: String)

    /** Loads the page again, so that it may request other servers. The new page says `hello`. */
    public fun reload()

    /** Stops. The listener is not called any more. */
    public fun close()

    /** Gets what a transport receives. */
    public interface Listener {
        /** A message of the page, JSON text. */
        public fun onMessage(message: String)

        /**
         * The page is gone, for example because its process ended. The transport loads it again, and the
         * session restores the map.
         */
        public fun onPageLost()
    }
}
