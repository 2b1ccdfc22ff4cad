package io.github.mezzanine.example.screens

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableDoubleStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import io.github.mezzanine.compose.StackedFloors
import io.github.mezzanine.example.app.AppContext
import io.github.mezzanine.example.map.VenueMap
import io.github.mezzanine.example.ui.RadioGroup
import io.github.mezzanine.example.ui.SwitchRow
import io.github.mezzanine.example.ui.TopBar

/** The floors of the building, drawn apart. A tap on one shows only that floor. */
@Composable
internal fun StackedFloorsScreen(
    map: VenueMap,
    app: AppContext,
) {
    var isApart by rememberSaveable { mutableStateOf(true) }
    var gapMeters by rememberSaveable { mutableDoubleStateOf(gaps.first()) }
    Column(Modifier.fillMaxSize()) {
        TopBar("Stacked floors", app.navigator.back)
        map.Show(
            app.settings,
            Modifier.weight(1f).fillMaxWidth(),
            onClick = { click ->
                if (isApart) {
                    map.state.floorId = click.floorId
                    isApart = false
                }
            },
        ) {
            if (isApart) StackedFloors(gapMeters = gapMeters, durationMs = 500.0)
        }
        SwitchRow("Draw the floors apart", isApart) { isApart = it }
        RadioGroup("Distance", gaps, gapMeters, { "${it.toInt()} m" }) { gapMeters = it }
    }
}

private val gaps = listOf(12.0, 24.0, 40.0)
