/** Google publishes the AndroidX activities, but not on Maven Central. Whole programs with Compose extend this one. */
package androidx.activity

import android.app.Activity

open class ComponentActivity : Activity()
