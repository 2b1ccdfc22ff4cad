package io.github.mezzanine

/**
 * Changes single topics of a [MapState], for Java. Kotlin code calls `copy`.
 *
 * ```java
 * map.setState(new MapStateBuilder(map.getState()).markers(List.of(offer)).build());
 * ```
 *
 * @param state what the topics are that are not changed
 */
public class MapStateBuilder
    @JvmOverloads
    constructor(
        private var state: MapState = MapState(),
    ) {
        /** Sets the venue. */
        public fun venue(venue: VenueTopic?): MapStateBuilder = change(state.copy(venue = venue))

        /** Sets the language of the venue, BCP 47. */
        public fun language(language: String?): MapStateBuilder = change(state.copy(language = language))

        /** Sets text and aids for screen readers. */
        public fun accessibility(accessibility: AccessibilityTopic?): MapStateBuilder =
            change(state.copy(accessibility = accessibility))

        /** Sets the colors. */
        public fun theme(theme: ThemeTopic?): MapStateBuilder = change(state.copy(theme = theme))

        /** Sets the floor. */
        public fun floor(floor: FloorTopic?): MapStateBuilder = change(state.copy(floor = floor))

        /** Sets limits of the camera, gestures, and covered edges. */
        public fun cameraRules(cameraRules: CameraRulesTopic?): MapStateBuilder =
            change(state.copy(cameraRules = cameraRules))

        /** Sets the view. */
        public fun camera(camera: CameraTopic?): MapStateBuilder = change(state.copy(camera = camera))

        /** Sets the text on the map. */
        public fun labels(labels: LabelsTopic?): MapStateBuilder = change(state.copy(labels = labels))

        /** Sets the markers. */
        public fun markers(markers: List<MarkerItem>?): MapStateBuilder = change(state.copy(markers = markers))

        /** Sets the shapes. */
        public fun shapes(shapes: List<ShapeItem>?): MapStateBuilder = change(state.copy(shapes = shapes))

        /** Sets the 3D models. */
        public fun models(models: List<ModelItem>?): MapStateBuilder = change(state.copy(models = models))

        /** Sets the images on floors. */
        public fun images(images: List<ImageItem>?): MapStateBuilder = change(state.copy(images = images))

        /** Sets the appearance of spaces. */
        public fun spaces(spaces: List<SpaceItem>?): MapStateBuilder = change(state.copy(spaces = spaces))

        /** Sets the highlighted places. */
        public fun selection(selection: SelectionTopic?): MapStateBuilder = change(state.copy(selection = selection))

        /** Sets the directions on the map. */
        public fun route(route: RouteTopic?): MapStateBuilder = change(state.copy(route = route))

        /** Sets the position of the user. */
        public fun blueDot(blueDot: BlueDotTopic?): MapStateBuilder = change(state.copy(blueDot = blueDot))

        /** Sets floors that are drawn apart. */
        public fun stack(stack: StackTopic?): MapStateBuilder = change(state.copy(stack = stack))

        /** Sets the outdoor map. */
        public fun outdoor(outdoor: OutdoorTopic?): MapStateBuilder = change(state.copy(outdoor = outdoor))

        /** Sets the topics that are shown at all. */
        public fun visibility(visibility: VisibilityTopic?): MapStateBuilder = change(state.copy(visibility = visibility))

        /** The state with these topics. */
        public fun build(): MapState = state

        private fun change(next: MapState): MapStateBuilder = apply { state = next }
    }
