package io.github.mezzanine.example

import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import io.github.mezzanine.example.app.ExampleApp

/** The only activity. Screens are composables. */
public class MainActivity : ComponentActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val services = (application as ExampleApplication).services
        setContent { ExampleApp(services) }
    }
}
