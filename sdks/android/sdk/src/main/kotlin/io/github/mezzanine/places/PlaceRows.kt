package io.github.mezzanine

import android.content.Context
import android.view.LayoutInflater
import android.view.View
import android.view.ViewGroup
import android.widget.BaseAdapter
import android.widget.TextView

/** Rows of a [PlaceListView] in the style of the app's theme, or in other [colors]. TalkBack reads the name of each. */
internal class PlaceRows(
    private val context: Context,
) : BaseAdapter() {
    /** Colors of the rows; null: those of the app's theme. */
    var colors: PlaceColors? = null
        set(value) {
            if (field == value) return
            field = value
            notifyDataSetChanged()
        }

    /** The listed items. */
    var things: List<MapThing> = emptyList()
        set(value) {
            if (field == value) return
            field = value
            notifyDataSetChanged()
        }

    override fun getCount(): Int = things.size

    override fun getItem(position: Int): MapThing = things[position]

    override fun getItemId(position: Int): Long = position.toLong()

    override fun getView(
        position: Int,
        convertView: View?,
        parent: ViewGroup,
    ): View {
        // The theme's color cannot be restored, so rows are only reused with the same colors.
        val row = (convertView as? TextView)?.takeIf { it.tag == colors } ?: createRow(parent)
        row.text = things[position].name
        return row
    }

    private fun createRow(parent: ViewGroup): TextView {
        val inflater = LayoutInflater.from(context)
        // Has the height and padding that Android recommends for touch.
        val row = inflater.inflate(android.R.layout.simple_list_item_1, parent, false) as TextView
        row.tag = colors
        colors?.let { row.setTextColor(it.text) }
        return row
    }
}
