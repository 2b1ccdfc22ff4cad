package io.github.mezzanine.example.map

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import io.github.mezzanine.Floor
import io.github.mezzanine.compose.MezzanineMapState
import io.github.mezzanine.example.ui.LocalPalette
import io.github.mezzanine.example.ui.TouchTarget

/** The floors of the building that is shown, the highest first. */
@Composable
internal fun FloorPicker(
    state: MezzanineMapState,
    modifier: Modifier = Modifier,
) {
    val floors =
        state.floor
            ?.floorStack
            ?.floors
            .orEmpty()
    if (floors.size < 2) return
    Column(modifier.padding(8.dp).selectableGroup().verticalScroll(rememberScrollState())) {
        for (floor in floors.asReversed()) {
            FloorButton(floor, isShown = floor.id == state.floorId) { state.floorId = floor.id }
        }
    }
}

@Composable
private fun FloorButton(
    floor: Floor,
    isShown: Boolean,
    onClick: () -> Unit,
) {
    val palette = LocalPalette.current
    Box(
        Modifier
            .background(if (isShown) palette.accent else palette.paper)
            .border(1.dp, palette.line)
            .selectable(isShown, role = Role.RadioButton, onClick = onClick)
            .semantics { contentDescription = floor.name }
            .sizeIn(minWidth = TouchTarget, minHeight = TouchTarget),
        contentAlignment = Alignment.Center,
    ) {
        val color = if (isShown) palette.onAccent else palette.text
        BasicText(floor.shortName, style = TextStyle(color = color, fontSize = 16.sp))
    }
}
