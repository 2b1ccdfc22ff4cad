package io.github.mezzanine.example.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp

/** A switch with its name. */
@Composable
internal fun SwitchRow(
    name: String,
    isOn: Boolean,
    onChange: (Boolean) -> Unit,
) {
    ChoiceRow(Modifier.toggleable(isOn, role = Role.Switch, onValueChange = onChange)) {
        AppText(name, Modifier.weight(1f))
        // TalkBack reads the state of the switch instead.
        AppText(if (isOn) "On" else "Off", Modifier.clearAndSetSemantics {}, isQuiet = true)
    }
}

/** One of several values. */
@Composable
internal fun <T> RadioGroup(
    title: String,
    values: List<T>,
    chosen: T,
    nameOf: (T) -> String,
    onChoose: (T) -> Unit,
) {
    Heading(title, Modifier.padding(16.dp))
    Column(Modifier.selectableGroup()) {
        for (value in values) {
            val isChosen = value == chosen
            ChoiceRow(Modifier.selectable(isChosen, role = Role.RadioButton) { onChoose(value) }) {
                AppText(if (isChosen) "●" else "○", Modifier.clearAndSetSemantics {})
                AppText(nameOf(value))
            }
        }
    }
}

@Composable
private fun ChoiceRow(
    modifier: Modifier,
    content: @Composable RowScope.() -> Unit,
) {
    Row(
        modifier.fillMaxWidth().heightIn(min = TouchTarget).padding(horizontal = 16.dp, vertical = 12.dp),
        horizontalArrangement = Arrangement.spacedBy(12.dp),
        verticalAlignment = Alignment.CenterVertically,
        content = content,
    )
}
