package androidx.activity

import android.app.Activity

/** Of `androidx.activity:activity`, where it extends further classes. The example app uses none of their members. */
public open class ComponentActivity : Activity()
