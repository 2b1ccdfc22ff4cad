package io.github.mezzanine.example

import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import io.github.mezzanine.example.app.AppServices
import io.github.mezzanine.example.app.ExampleApp

/** The only activity. Screens are composables. */
public class MainActivity : ComponentActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        // Of the application, so that the activity is not kept.
        val services = AppServices(applicationContext)
        setContent { ExampleApp(services) }
    }
}
