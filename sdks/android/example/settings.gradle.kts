// For Android Studio. Not run here: Google's repository is needed. Maven compiles and tests the app by pom.xml.
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
            // Only for a server on your own machine. Others need https.
            isAllowInsecureProtocol = true
            content { includeGroup("io.github.mezzanine-maps") }
        }
    }
}

rootProject.name = "mezzanine-example"
