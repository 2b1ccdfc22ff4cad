package io.github.mezzanine.example

import android.app.Application
import io.github.mezzanine.example.app.AppServices

/** The process of the app. */
public class ExampleApplication : Application() {
    /** Survives the activity: two caches must not share a folder. */
    internal val services: AppServices by lazy { AppServices(this) }
}
