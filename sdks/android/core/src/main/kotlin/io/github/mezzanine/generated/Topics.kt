// Written from the tables of packages/mobile-protocol by its generate.ts; do not edit.

package io.github.mezzanine

/** The value of a topic. */
internal operator fun MapState.get(topic: StateTopic): Any? =
    when (topic) {
        StateTopic.VENUE -> venue
        StateTopic.LANGUAGE -> language
        StateTopic.ACCESSIBILITY -> accessibility
        StateTopic.THEME -> theme
        StateTopic.FLOOR -> floor
        StateTopic.CAMERA_RULES -> cameraRules
        StateTopic.CAMERA -> camera
        StateTopic.LABELS -> labels
        StateTopic.MARKERS -> markers
        StateTopic.SHAPES -> shapes
        StateTopic.MODELS -> models
        StateTopic.IMAGES -> images
        StateTopic.SPACES -> spaces
        StateTopic.SELECTION -> selection
        StateTopic.ROUTE -> route
        StateTopic.BLUE_DOT -> blueDot
        StateTopic.STACK -> stack
        StateTopic.OUTDOOR -> outdoor
        StateTopic.VISIBILITY -> visibility
    }

/** The state with only these topics. */
internal fun MapState.only(topics: Set<StateTopic>): MapState =
    MapState(
        venue = venue.takeIf { StateTopic.VENUE in topics },
        language = language.takeIf { StateTopic.LANGUAGE in topics },
        accessibility = accessibility.takeIf { StateTopic.ACCESSIBILITY in topics },
        theme = theme.takeIf { StateTopic.THEME in topics },
        floor = floor.takeIf { StateTopic.FLOOR in topics },
        cameraRules = cameraRules.takeIf { StateTopic.CAMERA_RULES in topics },
        camera = camera.takeIf { StateTopic.CAMERA in topics },
        labels = labels.takeIf { StateTopic.LABELS in topics },
        markers = markers.takeIf { StateTopic.MARKERS in topics },
        shapes = shapes.takeIf { StateTopic.SHAPES in topics },
        models = models.takeIf { StateTopic.MODELS in topics },
        images = images.takeIf { StateTopic.IMAGES in topics },
        spaces = spaces.takeIf { StateTopic.SPACES in topics },
        selection = selection.takeIf { StateTopic.SELECTION in topics },
        route = route.takeIf { StateTopic.ROUTE in topics },
        blueDot = blueDot.takeIf { StateTopic.BLUE_DOT in topics },
        stack = stack.takeIf { StateTopic.STACK in topics },
        outdoor = outdoor.takeIf { StateTopic.OUTDOOR in topics },
        visibility = visibility.takeIf { StateTopic.VISIBILITY in topics },
    )
