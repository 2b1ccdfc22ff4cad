@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import android.content.Context
import android.os.Bundle
import android.os.Parcelable
import android.util.AttributeSet
import android.widget.FrameLayout
import io.github.mezzanine.MezzanineMapView
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel

/** The common base of the map views of older versions. Apps use their `MapView`. */
@Deprecated("Use MezzanineMapView.", ReplaceWith("MezzanineMapView", "io.github.mezzanine.MezzanineMapView"))
public abstract class OlderMapView
    @OlderVersionsApi
    constructor(
        context: Context,
        attrs: AttributeSet?,
    ) : FrameLayout(context, attrs) {
        private val scope = CoroutineScope(SupervisorJob() + Dispatchers.Main.immediate)
        private var isDestroyed = false

        /** The map of version 5, to migrate an app in parts. The items that it puts on the map stays next to what this view adds. */
        public val v5: MezzanineMapView = MezzanineMapView(context)

        /** The calls without the view. */
        @OlderVersionsApi
        protected val calls: OlderMap =
            OlderMap(ViewHost(v5), scope) { ViewSize(width, height, resources.displayMetrics.density.toDouble()) }

        init {
            addView(v5, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT))
        }

        /** The venue that is shown; null before [MapViewListener.onDataLoaded]. */
        @Deprecated("Use MezzanineMapView.venue.")
        public val venueData: Venue?
            get() = calls.venueData

        /** The map that is shown; null without a venue. */
        @Deprecated("Use MapEvent.FloorChange.")
        public val currentMap: VenueMap?
            get() = calls.currentMap

        /** [State.FOLLOW] while the map follows the blue dot. */
        @Deprecated("Use BlueDotTopic.follow and MapEvent.FollowChange.")
        public val state: State
            get() = calls.state

        /** Where the map is seen from. */
        @Deprecated("Use MapRequests.moveCamera, MapRequests.focusOn, and MapEvent.CameraChange.")
        public val cameraManager: CameraManager
            get() = calls.cameraManager

        /** Tilt and rotation of the map. */
        @Deprecated("Use MapRequests.moveCamera and MapEvent.CameraChange.")
        public val cameraControlsManager: CameraControlsManager
            get() = calls.cameraControlsManager

        /** Where the person is. */
        @Deprecated("Use MapState.blueDot.")
        public val blueDotManager: BlueDotManager
            get() = calls.blueDotManager

        /** The route that is drawn. */
        @Deprecated("Use MapState.route.")
        public val journeyManager: JourneyManager
            get() = calls.journeyManager

        /** Lines on the map. */
        @Deprecated("Use MapState.shapes.")
        public val pathManager: PathManager
            get() = calls.pathManager

        /** Markers of HTML. */
        @Deprecated("Use MapState.markers.")
        public val markerManager: MarkerManager
            get() = calls.markerManager

        /** Labels that face the viewer. */
        @Deprecated("Use MapState.labels.")
        public val floatingLabelsManager: FloatingLabelsManager
            get() = calls.floatingLabelsManager

        /** Labels that lie on their polygon. */
        @Deprecated("Use MapState.labels.")
        public val flatLabelsManager: FlatLabelsManager
            get() = calls.flatLabelsManager

        /** Text search in the venue. */
        @Deprecated("Use MapRequests.search.")
        public val searchManager: SearchManager
            get() = calls.searchManager

        /**
         * Shows another map of the venue.
         *
         * @param map a map of the venue
         * @param callback called when it is drawn
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
         */
        @JvmOverloads
        @Deprecated("Set MapState.floor.")
        public fun setMap(
            map: VenueMap,
            callback: CompletionCallback? = null,
        ) {
            calls.setMap(map, callback)
        }

        /**
         * Shows another map of the venue.
         *
         * @param mapId its id
         * @param callback called when it is drawn
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
         */
        @JvmOverloads
        @Deprecated("Set MapState.floor.")
        public fun setMap(
            mapId: String,
            callback: CompletionCallback? = null,
        ) {
            calls.setMap(mapId, callback)
        }

        /** Follows the blue dot, or stops. Without a blue dot, it does nothing. */
        @Deprecated("Use BlueDotTopic.follow.")
        public fun setState(state: State) {
            calls.setState(state)
        }

        /** Says which edges of the map views of the app cover, such as a card at the bottom. */
        @Deprecated("Use CameraRulesTopic.screenOffsets.")
        public fun setSafeArea(insets: FocusPadding) {
            calls.setSafeArea(insets)
        }

        /** Removes all labels. */
        @Deprecated("Use LabelsTopic.names.")
        public fun removeAllLabels() {
            calls.removeAllLabels()
        }

        /**
         * Changes the color of a polygon.
         *
         * @param polygon a polygon of the venue
         * @param color CSS color
         * @param textColor CSS color of its labels
         * @param opacity 0 to 1; null: opaque
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
         */
        @JvmOverloads
        @Deprecated("Add a SpaceItem to MapState.spaces.")
        public fun setPolygonColor(
            polygon: Polygon,
            color: String,
            textColor: String? = null,
            opacity: Double? = null,
        ) {
            calls.setPolygonColor(polygon.id, color, textColor, opacity)
        }

        /**
         * Changes the color of a polygon.
         *
         * @param polygonId its id
         * @param color CSS color
         * @param textColor CSS color of its labels
         * @param opacity 0 to 1; null: opaque
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
         */
        @JvmOverloads
        @Deprecated("Add a SpaceItem to MapState.spaces.")
        public fun setPolygonColor(
            polygonId: String,
            color: String,
            textColor: String? = null,
            opacity: Double? = null,
        ) {
            calls.setPolygonColor(polygonId, color, textColor, opacity)
        }

        /** Restores the color of a polygon and of its labels. */
        @Deprecated("Remove the SpaceItem from MapState.spaces.")
        public fun clearPolygonColor(polygon: Polygon) {
            calls.clearPolygonColor(polygon.id)
        }

        /**
         * Restores the colors of all polygons.
         *
         * @param callback called when they are drawn
         */
        @JvmOverloads
        @Deprecated("Set MapState.spaces to null.")
        public fun clearAllPolygonColors(callback: CompletionCallback? = null) {
            calls.clearAllPolygonColors(callback)
        }

        /** Makes a polygon interactive: taps highlight it. Polygons with a location are reported without it, too. */
        @Deprecated("Use SpaceItem.interactive.")
        public fun addInteractivePolygon(polygon: Polygon) {
            calls.addInteractivePolygon(polygon.id)
        }

        /** Makes all polygons with a location interactive. */
        @Deprecated("Use SpaceItem.interactive.")
        public fun addInteractivePolygonsForAllLocations() {
            calls.addInteractivePolygonsForAllLocations()
        }

        /** Reverts calls of [addInteractivePolygon]. */
        @Deprecated("Use SpaceItem.interactive.")
        public fun removeAllInteractivePolygons() {
            calls.removeAllInteractivePolygons()
        }

        /**
         * Shows nodes and polygons as large as possible.
         *
         * @param focusOptions what to show, padding, limits, duration
         * @param callback called when the camera stops
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
         */
        @JvmOverloads
        @Deprecated("Use MapRequests.focusOn.")
        public fun focusOn(
            focusOptions: Focus,
            callback: CompletionCallback? = null,
        ) {
            calls.focusOn(focusOptions, callback)
        }

        /**
         * Adds a marker, as [MarkerManager.add].
         *
         * @return its id
         */
        @JvmOverloads
        @Deprecated("Add a MarkerItem to MapState.markers.")
        public fun createMarker(
            place: Navigable,
            contentHtml: String,
            markerOptions: Marker = Marker(),
        ): String = calls.markerManager.add(place, contentHtml, markerOptions)

        /** Removes a marker by its id. Removing it again does nothing. */
        @Deprecated("Remove the MarkerItem from MapState.markers.")
        public fun removeMarker(id: String) {
            calls.markerManager.remove(id)
        }

        /** Removes all markers. */
        @Deprecated("Set MapState.markers to null.")
        public fun removeAllMarkers() {
            calls.markerManager.removeAll()
        }

        /**
         * Adds a tooltip above a place.
         *
         * @param place a node, coordinate, polygon, or location
         * @param contentHtml content; scripts, event handlers, and forms are removed
         * @param tooltipOptions rank
         * @return its id
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`; `no-venue` before the venue is loaded
         */
        @JvmOverloads
        @Deprecated("Add a MarkerItem with MarkerContent.Tooltip to MapState.markers.")
        public fun createTooltip(
            place: Navigable,
            contentHtml: String,
            tooltipOptions: Tooltip = Tooltip(),
        ): String = calls.createTooltip(place, contentHtml, tooltipOptions)

        /** Removes a tooltip by its id. Removing it again does nothing. */
        @Deprecated("Remove the MarkerItem from MapState.markers.")
        public fun removeTooltip(id: String) {
            calls.removeTooltip(id)
        }

        /** Removes all tooltips. */
        @Deprecated("Remove the MarkerItems from MapState.markers.")
        public fun removeAllTooltips() {
            calls.removeAllTooltips()
        }

        /** Draws a route, as [JourneyManager.draw]. */
        @JvmOverloads
        @Deprecated("Set MapState.route.")
        public fun drawJourney(
            directions: Directions,
            options: Journey = Journey(),
        ) {
            calls.journeyManager.draw(directions, options)
        }

        /** Removes the route, as [JourneyManager.clear]. */
        @Deprecated("Set MapState.route to null.")
        public fun clearJourney() {
            calls.journeyManager.clear()
        }

        /**
         * Draws a line, as [PathManager.add].
         *
         * @return the id of the line
         */
        @JvmOverloads
        @Deprecated("Add a ShapeItem to MapState.shapes.")
        public fun drawPath(
            path: List<MapPoint>,
            options: Path = Path(),
        ): String = calls.pathManager.add(path, options)

        /** Removes all lines. */
        @Deprecated("Set MapState.shapes to null.")
        public fun removeAllPaths() {
            calls.pathManager.removeAll()
        }

        /**
         * Finds the node of the current map that is nearest to a point of the view.
         *
         * @param x pixels of the view from its left edge, as in `MotionEvent`
         * @param y pixels of the view from its top edge
         * @param callback called with the node; null above the horizon
         * @throws io.github.mezzanine.MezzanineException `invalid-argument`
         */
        @Deprecated("Directions of version 5 start at coordinates. Use the coordinate of MapEvent.Click.")
        public fun getNearestNodeByScreenCoordinates(
            x: Double,
            y: Double,
            callback: ResultCallback<Node?>,
        ) {
            calls.getNearestNodeByScreenCoordinates(x, y, callback)
        }

        /** Resumes drawing after [onPause]. */
        public fun onResume() {
            v5.onResume()
        }

        /** Stops drawing. */
        public fun onPause() {
            v5.onPause()
        }

        /** Frees memory that can be filled again. */
        public fun onLowMemory() {
            v5.onLowMemory()
        }

        /** Ends the map. Calling it twice does nothing. */
        public fun destroy() {
            isDestroyed = true
            scope.cancel()
            v5.destroy()
        }

        override fun onSaveInstanceState(): Parcelable {
            val saved = Bundle()
            saved.putParcelable(SUPER_STATE, super.onSaveInstanceState())
            if (!isDestroyed) saved.putString(USER_VIEW, v5.saveUserView())
            return saved
        }

        // The successor of getParcelable needs Android 13.
        override fun onRestoreInstanceState(state: Parcelable?) {
            if (state !is Bundle) return super.onRestoreInstanceState(state)
            super.onRestoreInstanceState(state.getParcelable(SUPER_STATE))
            if (!isDestroyed) state.getString(USER_VIEW)?.let(v5::restoreUserView)
        }
    }

private const val SUPER_STATE = "view"
private const val USER_VIEW = "userView"
