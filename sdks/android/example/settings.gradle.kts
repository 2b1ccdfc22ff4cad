// For Android Studio. Not run here, because it needs Google's repository. Maven compiles and tests
// the app with pom.xml.
pluginManagement {
    repositories {
        google()
        mavenCentral()
        gradlePluginPortal()
    }
}

dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
        maven("http://localhost:8080/maven/") {
            // Only for a server on your own machine; other servers need https.
            isAllowInsecureProtocol = true
            content { includeGroup("io.github.mezzanine-maps") }
        }
    }
}

rootProject.name = "mezzanine-example"
