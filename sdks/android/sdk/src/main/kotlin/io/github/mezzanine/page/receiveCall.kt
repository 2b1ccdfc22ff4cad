package io.github.mezzanine

/** JavaScript that hands a message to the page (`findHost` of the page). Does nothing in another page. */
internal fun receiveCall(message: String): String = "window.mezzanine&&window.mezzanine.receive(${quote(message)})"

/** Text as a JavaScript string that ends neither early nor in a line break. */
private fun quote(text: String): String =
    buildString(text.length + text.length / SPARE + 2) {
        append('"')
        for (char in text) {
            when {
                char == '"' || char == '\\' -> append('\\').append(char)
                char < ' ' || char == '\u2028' || char == '\u2029' || char == '<' -> {
                    append("\\u").append(char.code.toString(HEX).padStart(DIGITS, '0'))
                }
                else -> append(char)
            }
        }
        append('"')
    }

private const val SPARE = 8
private const val HEX = 16
private const val DIGITS = 4
